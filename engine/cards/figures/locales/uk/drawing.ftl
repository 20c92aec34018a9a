# Постаті: за які досягнення їх добирають.

# $other, $rival: суперник, який виконав дію досягнення
secret-with-action = { $other ->
        [you] Ви здобули секрет дією досягнення
       *[other] { $rival } здобуває секрет дією досягнення
    }
fact-figures-for-secret = { $who ->
        [you] { secret-with-action }, тож ви добираєте постать{ top-that-draws }
       *[other] { secret-with-action }, тож { $name } добирає постать{ top-that-draws }
    }

switch-figures-for-secrets = Чи добирають суперники постаті, коли дія досягнення дає секрет?
    .title = Постаті за секрет
switch-figures-for-secrets-not-drawn = Ні: секрет не є звичайним досягненням.
switch-figures-for-secrets-drawn = Так, як і за звичайне досягнення.
