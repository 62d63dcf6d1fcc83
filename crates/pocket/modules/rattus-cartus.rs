pocket::module!(games::rattus_cartus::State);
