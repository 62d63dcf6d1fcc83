pocket::module!(games::ratland::State);
