chat-write = Dites quelque chose
chat-send = Envoyer
chat-empty = Personne n’a rien dit. Les rats écoutent d’abord.
line-about = Ignorer ou signaler { $name }
