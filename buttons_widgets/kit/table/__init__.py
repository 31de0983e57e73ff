"""The table at which any game is played: seats, boards, buttons, undo, looking back, the coach, the lobby."""
