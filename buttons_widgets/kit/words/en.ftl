### What every game of the kit says, in English, the language that is always complete.
###
### A translator copies this file to another language's tag (de.ftl, fr.ftl, ...), does the same with each game's,
### and translates what stands right of the equals signs. Nothing else has to be changed.

language-name = English

## Buttons on every table

undo = Undo
redo = Redo
new-game = New game
save = Save
load = Load

## Counting

moves-made = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
