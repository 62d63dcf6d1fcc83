guest-first = Museau Raton Grignoteur Trotteur Cheddar Gouda Brie Comté Roquefort Terrier Poivre Croûton Couineur Fureteur Caveau Filou
guest-last = rusé brave endormi véloce curieux soyeux poudreux joyeux agile discret hardi hirsute argenté affamé chanceux malin
