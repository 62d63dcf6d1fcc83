## Programs that act for somebody
programs-title = Programmes
programs-help = Un de vos programmes peut jouer pour vous, ou comme un joueur à part entière.
programs-go = Jetons et bots
programs-back = Mon coin
programs-regulars = Seuls les habitués ont des programmes. Créez d’abord une clé dans « Mon coin ».
tokens-title = Jetons d’accès
tokens-help = Un jeton ouvre à quiconque le possède ce qui est écrit dessous. Gardez-le comme une clé, et jetez ceux qui ne servent plus.
token-may = Il permet de
scope-read = voir
scope-play = jouer
scope-talk = parler
scope-read-line = voir vos tables et vos parties
scope-play-line = ouvrir des tables, s’asseoir et jouer
scope-talk-line = parler à table
token-label = À quoi sert-il ?
token-acts = Il agit comme
token-as-me = moi-même
token-as = comme { $name }
token-used = dernier usage : { $when }
token-unused = créé le { $when }, jamais utilisé
token-make = Créer un jeton
token-nothing = Cochez au moins une ligne.
token-revoke = Jeter le jeton « { $what } »
token-secret = Votre nouveau jeton
token-secret-help = Nous ne le montrons que maintenant. Donnez-le à votre programme et à personne d’autre.
bots-title = Bots
bots-help = Un bot est un joueur qui a son propre nom. Il entre avec un jeton et ne s’assied que là où un hôte l’appelle par son nom.
bot-name = Son nom
bot-make = Créer un bot
bot-tokens = { $n ->
    [0] pas encore de jeton : créez-en un qui agit comme lui
    [one] { $n } jeton
   *[other] { $n } jetons
  }
bot-remove = Supprimer le bot { $name }
bot-remove-sure = Son nom et ses jetons disparaissent pour de bon. Les parties restent.
bot-remove-yes = Supprimer
bot-remove-no = Garder
