pocket::module!(games::ratapolis::State);
