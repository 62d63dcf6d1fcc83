chat-write = Sag etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt. Ratten hören erst zu.
line-about = { $name } stummschalten oder melden
