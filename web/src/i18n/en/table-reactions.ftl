## Drawn words beside the talk
react-label = Reactions
react-laugh = Laughs
react-bravo = Bravo!
react-gasp = Gasps
react-sulk = Sulks
react-thanks = Thanks, with cheese
react-yawn = Yawns
