card-teleprompter = Телесуфлер
    .origin = ours
card-archimedes = Архімед
    .origin = ours
card-michelangelo = Мікеланджело
    .origin = ours
card-hitchhiking = Автостоп
    .origin = ours
