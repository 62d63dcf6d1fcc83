guest-first = Sly Brave Sleepy Swift Curious Velvet Dusty Merry Nimble Quiet Bold Ragged Silver Hungry Lucky Crafty
guest-last = Whisker Nibbler Tail Scamper Cheddar Gouda Burrow Squeak Brie Paw Gnawer Cellar Crumb Pepper Stilton Shadow
