### What BUTTONS says, in English, the language that is always complete. See the kit's file of the same name.

game-name = BUTTONS

## The four colours

colour-r = red
colour-b = blue
colour-y = yellow
colour-g = green

## Why no button may be laid on a space

obstacle-button = a button lies there
obstacle-star = a star is there
obstacle-beside = next to a button

## Things

count-buttons = { $count ->
    [one] { $count } button
   *[other] { $count } buttons
}
count-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
count-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
