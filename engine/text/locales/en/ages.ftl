# The names of the ages.
#
# age-<n>                     the name of the age; .third where the third edition prints another one;
#                             .origin is "ours" for age 8: no rulebook that we have names it

age-1 = Prehistory
    .origin = rulebook
age-2 = Classical
    .origin = rulebook
age-3 = Medieval
    .origin = rulebook
age-4 = Discovery
    .origin = rulebook
    .third = Renaissance
age-5 = Exploration
    .origin = rulebook
age-6 = Enlightenment
    .origin = rulebook
age-7 = Romance
    .origin = rulebook
age-8 = Modern
    .origin = ours
age-9 = Postmodern
    .origin = rulebook
age-10 = Information
    .origin = rulebook
age-11 = Prudence
    .origin = rulebook
