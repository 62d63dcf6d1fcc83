## Drawn words beside the talk
react-label = Reaktionen
react-laugh = Lacht
react-bravo = Bravo!
react-gasp = Staunt
react-sulk = Schmollt
react-thanks = Danke, mit Käse
react-yawn = Gähnt
