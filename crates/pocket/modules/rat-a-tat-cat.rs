pocket::module!(games::rat_a_tat_cat::State);
