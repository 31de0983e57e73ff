# What the puzzles of BUTTONS say.

# The themes
theme-most = Most buttons
    .about = Lay as many buttons as the rules allow.
theme-colours = Colours
    .about = Cover colours three times each with the fewest buttons.
theme-numbers = Numbers
    .about = Find the one arrangement that fits the totals.
theme-known_dice = Known dice
    .about = The next rolls are known. Choose the spaces, and when to leave.
theme-stars = Stars
    .about = Put the stars that you earned where they help most.
theme-space = Which space?
    .about = A roll offers several spaces. Choose the best.
theme-gold = Take it or leave it?
    .about = Somebody else's roll offers you the golden space.
theme-stop = Roll or opt out?
    .about = Weigh the stars that you have against those that may come.
theme-risk = The risk
    .about = Work out the chance that the next roll is bust.
theme-win = Win now
    .about = Find the choice with the best chance to win this round.

# What several themes say

# Most buttons

# Colours

# Numbers

# Known dice

# Stars

# Which space, take it or leave it, roll or opt out, win now

# The risk
