## Jouer avec d’autres
seek-people = Trouver des joueurs (classé)
seek-what = Une partie classée contre qui en cherche une aussi : votre classement change, et il n’y a pas de conseils. Elle commence dès que quelqu’un est là.
seek-look = Chercher
seek-not = Pas maintenant
seek-alone = On cherche du monde pour une partie classée… Si personne ne vient, vous pourrez commencer avec l’ordinateur.
seek-nobody = Personne pour l’instant. On cherche encore.
seek-found = { $n ->
    [1] Quelqu’un est là ! On commence dans un instant.
   *[other] { $n } personnes sont là ! On commence dans un instant.
  }
seek-begin = Commencer avec l’ordinateur
seek-stop = Ne plus chercher

## Petits mots
note-go = Y aller
note-see = Voir
note-called = { $name } vous appelle à une table de { $game }.
note-announced = La maison annonce : { $text }
note-turn = { $game } : c’est à vous de jouer.
note-asks = { $name } vous propose d’être amis.

## La clochette au mur
bell = Clochette
bell-waits = { $n ->
    [one] { $n } chose vous attend
   *[other] { $n } choses vous attendent
  }
bell-quiet = rien ne vous attend
bell-title = Ce qui vous attend
bell-none = Rien ne vous attend. La clochette sonne quand un ami appelle, quand quelqu’un vous propose d’être amis et quand d’autres attendent votre coup.

## Amis
friends-title = Amis
friends-none = Personne encore. Envoyez votre lien, ou demandez à une table.
friend-here = est dans la maison
friend-part = Ne plus être ami avec { $name }
friend-part-sure = ne plus être amis ?
friend-asks = propose d’être amis
friend-yes = Oui
friend-no = Non
friend-asked = n’a pas encore répondu
friend-withdraw = Retirer la demande : { $name }
friend-link-help = Les personnes qui ouvrent votre lien deviennent vos amis.
friend-link-make = Créer un lien
friend-link-new = Créer un nouveau lien
friend-link = Votre lien d’ami
friend-link-copy = Copier le lien
friend-link-withdraw = Retirer le lien
blocked-title = Bloqués
blocked-help = Vous ne vous croisez plus ici et ne vous entendez plus.
blocked-lift = Débloquer { $name }

## Le lien d’un ami
friend-question = { $name } vous propose d’être amis.
friend-question-help = Chacun voit quand l’autre est dans la maison et l’appelle à une table en un clic.
friend-become = Oui, volontiers
friend-not-now = Pas maintenant
friend-regulars = Des amis se retrouvent : il faut donc une clé à chacun. Créez la vôtre ci-dessous, puis dites oui.
friend-made = { $name } et vous êtes amis.
friend-stale = Ce lien n’est plus valable.

## À une table
people-here = Les personnes à cette table
people-what = Appuyez sur un nom : devenir amis, ignorer, signaler.
person-ask = Proposer d’être amis
person-answer = { $name } vous propose d’être amis.
person-asked = { $name } le sait maintenant.
person-friend = Vous êtes amis.
person-guest = { $name } est de passage. Seuls les habitués peuvent être amis ; on le devient dans « Mon coin ».
person-me-guest = Seuls les habitués peuvent être amis.
person-become = Rejoindre les habitués
person-block = Bloquer
person-block-help = Vous ne vous croiserez plus : ni dans la cave, ni à une table, ni par invitation. L’autre n’en saura rien.
person-block-sure = Bloquer { $name } ?
person-blocked = { $name } est bloqué. Vous pouvez changer cela dans « Mon coin ».
person-keep = Ne pas bloquer
person-page = Sa page
call-friends = Amis dans la maison
call-friend = Appeler à cette table
call-heard = L’appel est parti : { $name }.
call-unheard = { $name } vient de partir.

## Bots that are asked to a seat
bot-waits = Nous avons appelé { $name }. Il a une minute pour répondre.
bot-declined = { $name } ne vient pas.
bot-silent = { $name } n’a pas répondu.
bot-unknown = Aucun bot ne s’appelle { $name } ici.
bot-away = { $name } n’est pas dans la maison en ce moment.
person-bot = Un bot : un programme joue ici sous son propre nom.
person-report = Signaler le nom
person-report-line = Signaler cette phrase

## Order in the house
report-line-help = La personne qui tient cette maison verra cette phrase telle quelle, et ce que vous écrivez. { $name } n’en saura rien.
report-name-help = La personne qui tient cette maison verra le nom { $name } et ce que vous écrivez. { $name } n’en saura rien.
report-words = Qu’est-ce qui ne va pas ? (Vous pouvez laisser vide.)
report-send = Signaler
report-not = Ne pas signaler
report-told = Signalé. La personne qui tient cette maison s’en occupera.
away-title = Renvoyer { $name } ?
away-help = La place se libère, et cette personne ne peut pas revenir à cette table.
away-send = Renvoyer
away-keep = Laisser rester
talk-none = À cette table, on joue sans parler.

mute = Ignorer { $name }
