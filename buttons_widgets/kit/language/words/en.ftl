# What the table says in every game.

frame-lost = No answer: the notebook's kernel is busy or has stopped. If it has stopped, run the cell again and go on with the game, which is saved.

tool-undo = Undo
tool-undo-hint = Take back your last decision (U)
tool-redo = Redo
tool-redo-hint = Redo the decision you took back (Y)
tool-look-back = Look back
tool-look-back-hint = Go through the game move by move
tool-more = Game…
tool-more-hint = Save, load or copy the game, or change the bots' pace

look-slider = Move shown
look-first = To the start
look-previous = One move back
look-next = One move on
look-last = To the end
look-ply = Move { $ply } of { $last }
look-return = Back to the game
look-resume = Go on from here

more-pace = Bots move
pace-slow = slowly
pace-normal = at a pace you can follow
pace-fast = fast
pace-once = at once
more-file = File name
more-save = Save
more-saved = Saved as { $path }.
more-not-saved = Not saved: { $reason }
more-load = Load a file
more-code = The whole game as a code
more-copy = Copy
more-copied = Copied. Paste it wherever you want to go on.
more-paste = Paste a code here
more-open = Open
more-not-opened = This could not be opened: { $reason }
more-no-name = Give the file a name.
more-new = New game
more-autosave = Saved after every move in { $folder }.
more-autosave-none = Automatic saving has a problem: { $reason }

trouble-bot = { $name } could not decide: { $reason }
trouble-again = Ask { $name } again
trouble-person = Decide for { $name }

resume-title = Unfinished games
resume-offer = Go on: { $names }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }, { $when }
resume-new = Start a new game
resume-unknown-bot = { $name } was played by { $bot }, which is not known here. You decide for { $name } now.
