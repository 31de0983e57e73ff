"""What the exact analyses of games share: how their loops are compiled, and by how many processors they are run."""
