card-teleprompter = Teleprompter
    .origin = ours
card-archimedes = Archimedes
    .origin = ours
card-michelangelo = Michelangelo
    .origin = ours
card-hitchhiking = Hitchhiking
    .origin = ours
