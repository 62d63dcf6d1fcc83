## Drawn words beside the talk
react-label = Реакции
react-laugh = Смеётся
react-bravo = Браво!
react-gasp = Ахает
react-sulk = Дуется
react-thanks = Спасибо, вот сыр
react-yawn = Зевает
