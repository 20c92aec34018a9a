# Малі числа словами й переліки. Форми зворотів пояснено в nouns.ftl.

## Small numbers

number-word =
    { $n ->
        [0] нуль
        [1] один
        [2] два
        [3] три
        [4] чотири
        [5] п’ять
        [6] шість
        [7] сім
        [8] вісім
        [9] дев’ять
        [10] десять
        [11] одинадцять
        [12] дванадцять
        [20] двадцять
       *[other] { $n }
    }
    .f =
        { $n ->
            [1] одна
            [2] дві
           *[other] { number-word }
        }
    .f-acc =
        { $n ->
            [1] одну
           *[other] { number-word.f }
        }
    .gen =
        { $n ->
            [1] одного
            [2] двох
            [3] трьох
            [4] чотирьох
            [5] п’яти
            [6] шести
            [7] семи
            [8] восьми
            [9] дев’яти
            [10] десяти
            [11] одинадцяти
            [12] дванадцяти
            [20] двадцяти
           *[other] { $n }
        }
    .f-gen =
        { $n ->
            [1] однієї
           *[other] { number-word.gen }
        }

few-word = { number-word.f }
    .gen = { number-word.gen }
digits = { $n }

by-how-much = { $n }

## Lists

list-or = { $first-same } або { $second-same }
list-nor = { $first-same } і не { $second-same }
list-and = { $first-same } і { $second-same }
list-and-or = { $first-same } та/або { $second-same }
list-comma = { $first-same }, { $second-same }
