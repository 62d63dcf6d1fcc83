chat-write = Say something
chat-send = Send
chat-empty = Nobody has said anything. Rats listen first.
line-about = Mute or report { $name }
