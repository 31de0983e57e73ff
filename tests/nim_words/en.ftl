theme-heap = A winning heap
    .about = From which heap do you take?
theme-alive = Heaps that can win
    .about = Find every heap from which a winning move takes.
theme-winner = Who wins?
    .about = Say who wins.
theme-nimber = The nimber
    .about = Work out the nimber of the heaps.
