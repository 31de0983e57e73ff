"""What the analyses and simulators of games share: how loops are compiled, by how many they are run, random numbers."""
