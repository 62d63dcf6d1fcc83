# Was das Haus denen schickt, die nicht da sind; der Server sagt es, in der Sprache dessen, der liest.
post-turn-title = du bist dran
post-turn = Ein Tisch wartet auf deine Entscheidung.
post-over-title = die Partie ist zu Ende
post-over = Sieh nach, wie sie ausgegangen ist.
post-confirm-title = bestätige deine Adresse
post-confirm = Gib diesen Code unter „Mein Platz“ ein, dann schreiben wir dir, wenn ein Tisch auf dich wartet:
post-confirm-not = Wenn du das nicht wolltest, beachte es nicht: Es kommt nichts mehr.
post-stop = Du wolltest Bescheid bekommen. Unter „Mein Platz“ kannst du das jederzeit beenden.

# Who teaches: nobody else is called so.
teacher = Der Alte Graue
