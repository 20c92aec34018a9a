# Постаті: за які досягнення їх добирають.

# $other, $rival: хто здобув
fact-figures-for-secret = { $other ->
        [you] Ви здобуваєте
       *[other] { $rival } здобуває
    } секрет дією здобуття, тож { $who ->
        [you] ви добираєте
       *[other] { $name } добирає
    } постать.

switch-figures-for-secrets = Чи добирають суперники постаті, коли дія здобуття дає секрет?
    .title = Постаті за секрет
switch-figures-for-secrets-not-drawn = Ні: секрет не є звичайним досягненням.
switch-figures-for-secrets-drawn = Так, як і за звичайне досягнення.
