# Small numbers as words, and lists. The forms of phrases are explained in nouns.ftl.

## Small numbers

number-word =
    { $n ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [20] twenty
       *[other] { $n }
    }

few-word = { number-word }
digits = { $n }

by-how-much = { number-word }

## Lists

list-or = { $first-same } or { $second-same }
list-nor = { $first-same } and not { $second-same }
list-and = { $first-same } and { $second-same }
list-and-or = { $first-same } and/or { $second-same }
list-comma = { $first-same }, { $second-same }
