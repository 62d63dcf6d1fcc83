pocket::module!(games::{{ident}}::State);
