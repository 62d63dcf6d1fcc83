guest-first = Müder Kühner Froher Wilder Grauer Kecker Weiser Satter Zäher Edler Bunter Leiser Roter Alter Junger Treuer
guest-last = Nager Gouda Brie Bart Dieb Pelz Held Zahn Wicht Prinz Koch Wirt Maat Bote Graf Rüpel
