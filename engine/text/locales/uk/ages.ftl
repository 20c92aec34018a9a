# The names of the ages.
#
# age-<n>                     the name of the age, in lower case as in the rulebook: «1-ша епоха — доісторичність»;
#                             .third where the third edition prints another one

age-1 = доісторичність
    .origin = rulebook
age-2 = античність
    .origin = rulebook
age-3 = середньовіччя
    .origin = rulebook
age-4 = доба відкриттів
    .origin = rulebook
    .third = відродження
age-5 = дослідження
    .origin = rulebook
age-6 = просвітництво
    .origin = ours
age-7 = романтизм
    .origin = ours
age-8 = модерн
    .origin = ours
age-9 = постмодерн
    .origin = ours
age-10 = інформаційна доба
    .origin = ours
age-11 = вік поміркованості
    .origin = rulebook
