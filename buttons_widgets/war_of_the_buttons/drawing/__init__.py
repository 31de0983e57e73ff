"""The village as a hand-coloured map, and the mats of the players, as SVG.

The village has two layers: the ground, which a page is sent once, and the pieces that lie on it. Players are told apart
by colour and by the shape on their flags.
"""
