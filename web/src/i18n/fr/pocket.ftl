pocket-title = Sans réseau
pocket-lead = Gardez un jeu sur cet appareil et jouez-y contre l’ordinateur où que vous soyez : dans le métro, à la campagne, en avion.

## The games
pocket-games = Jeux sur cet appareil
pocket-size = prend { $mb } Mo
pocket-kept = ici, { $mb } Mo
pocket-keep = Garder
pocket-keep-game = Garder { $game } sur cet appareil
pocket-forget = Retirer
pocket-forget-game = Retirer { $game } de cet appareil
pocket-fetching = en route, { $percent } %
pocket-first = Le premier jeu apporte aussi les tables et leur mobilier : { $mb } Mo.
pocket-broke = Le téléchargement s’est interrompu. Ce qui était là est intact ; réessayez quand la connexion sera meilleure.
pocket-impossible = Ce navigateur ne garde pas de pages, ou la maison n’est pas ouverte en https.
pocket-not-built = Cette maison a été construite sans jeux à emporter.

## The matches
pocket-matches = Parties sur cet appareil
pocket-matches-none = Aucune pour l’instant. Une partie jouée sans la maison reste ici jusqu’à ce que vous la retiriez.
pocket-match-forget = Retirer cette partie de { $game }
pocket-match-sure = Retirer définitivement cette partie de { $game }
pocket-match-sure-short = Définitivement ?
pocket-bring = { $n ->
    [1] Apporter la partie à la maison
   *[other] Apporter { $n } parties à la maison
}
pocket-bring-what = La maison rejoue la partie coup par coup et l’inscrit dans votre livre. Ces parties ne comptent pas pour le classement.
pocket-brought = dans votre livre

## What works, who thinks, and the house as an app
pocket-works = Quand la maison ne répond pas
pocket-works-yes = Avec les jeux gardés ici, tout fonctionne contre l’ordinateur : jouer, demander conseil, annuler, revoir les parties et lire les règles.
pocket-works-no = Les amis, les autres joueurs, les parties lentes et le classement attendent le réseau.
pocket-think-title = Qui réfléchit
pocket-think = Face à l’ordinateur seul, cet appareil peut réfléchir à sa place même quand la maison répond : plus besoin de réseau. Ces parties ne comptent pas pour le classement.
pocket-think-label = Réfléchir sur cet appareil
pocket-think-slow = Pour les visiteurs, cela s’active tout seul quand la maison est lente.
pocket-app-title = Comme une application
pocket-app = Ratskeller peut avoir sa place sur votre écran d’accueil, et sa propre fenêtre.
pocket-app-install = Installer
pocket-app-by-hand = Cherchez « Installer » ou « Ajouter à l’écran d’accueil » dans le menu du navigateur.
pocket-app-is = Vous êtes dans l’application.
pocket-update-title = Il y a une nouvelle version
pocket-update = Elle est là, complète. Les parties commencées continuent comme elles ont commencé.
pocket-update-take = Changer de version
house-slow = La maison est lente en ce moment : la partie se joue sur votre appareil.
