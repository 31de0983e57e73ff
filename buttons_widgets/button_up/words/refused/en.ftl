# Why something is refused in Button Up!. The code has these texts in English, word for word as here.

refused-choice-piles = a choice needs two piles with a spy
refused-trap = a trap needs a sowing that plays again, and one that does not
refused-no-replay = nobody can play again twice in a row here
refused-too-late = the question comes before the first sowing

refused-while-dealing = the circle is dealt
refused-while-first = who is first is decided
refused-while-sowing = a pile is sown
refused-while-match-over = the match is over
refused-circle-places = the circle has { $places } places
refused-sowing = { $error }; { $where }
refused-in-battle = {" "}of battle { $battle }
refused-in-battle-at = {" "}of battle { $battle }, { $position }

refused-sow-place = a pile is sown from a place from 1 to { $most }
refused-up-moves = sow 8, first, second, or deal kkwwrkrwr

refused-battle-over = the battle is over
refused-no-pile = no pile stands there
refused-no-spy = there is no spy in its pile
refused-circle = a circle has 3, 6 or 9 places
refused-circle-each = a circle of { $count } places has { $each } each of r k w
refused-no-mover = the mover is - with one pile left
refused-mover = the mover is r or k while there are { $count } piles
refused-first = r (seat 0) or k (seat 1) is first
refused-up-place = place { $place } of { $text } is { $field }: write letters of r k w, or -
refused-up-no-position = { $text } is no position: { $error }
refused-no-place = there is no place { $place }: the places are 1 to { $size }
refused-piles = a position is its piles and the mover, such as 'krw/kww/-/-/-/krr/-/-/- k'
refused-army = an army has 1 to { $most } buttons
refused-deal = a deal is a text of the letters r k w, such as 'kkwwrkrwr'
refused-deal-each = a deal has as many r as k as w, one to three of each

