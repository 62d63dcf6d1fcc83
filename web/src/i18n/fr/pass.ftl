## Plusieurs personnes sur un seul appareil, et le rideau entre elles
pass-hand = Passez l’appareil : { $name }
pass-away = Les autres regardent ailleurs. Rien n’est montré avant que { $name } n’appuie.
pass-am = C’est moi, { $name }
pass-only = Pour { $name } seulement
pass-done = { $name } a fini.
pass-cover = Cacher
pass-thinking = Les joueurs ordinateur réfléchissent…
pass-together = Regarder la table ensemble
pass-common = Ce que tout le monde peut voir
