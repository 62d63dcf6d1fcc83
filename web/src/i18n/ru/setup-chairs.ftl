## Who sits on a chair
seat-who = Кто здесь сядет?
seat-order = Компьютерные игроки — примерно от слабого к сильному.
seat-remove = Никто
seat-remove-line = Убрать это место.
seat-bot-by-name = Бот по имени
seat-bot-line = Чужая программа, которая сейчас в доме.
seat-bot-name = Имя бота
seat-bot-ask = Позвать
position-sit = Здесь сидите вы
position-sit-line = Кто сидит здесь, пересядет на ваше место.
