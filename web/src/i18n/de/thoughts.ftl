hint-title = Der Weise: An deiner Stelle …
hint-thinking = Der Weise denkt nach … Er ist der stärkste Computerspieler des Hauses.
hint-sole = Alles andere lohnt kein Nachdenken.
hint-best = meine Wahl
hint-as-good = ebenso gut
hint-worse = etwas schlechter
hint-bad = deutlich schlechter
hint-chance = gewinnt in etwa { $n } von 20 Fällen
hint-do = So machen
hint-why-points = { $n ->
    [one] Damit kommst du wohl auf etwa { $n } Punkt, mit dem nächstbesten auf etwa { $m }.
   *[other] Damit kommst du wohl auf etwa { $n } Punkte, mit dem nächstbesten auf etwa { $m }.
}
hint-why-cost = { $n ->
    [one] Dieser Durchgang kostet dich so vermutlich etwa { $n } Punkt, mit dem nächstbesten etwa { $m }.
   *[other] Dieser Durchgang kostet dich so vermutlich etwa { $n } Punkte, mit dem nächstbesten etwa { $m }.
}
hint-why-cheese = Damit kommst du wohl auf Käse: etwa { $n }, mit dem nächstbesten etwa { $m }.
hint-why-even = Das nächstbeste gewinnt so oft wie dies und bringt etwa gleich viel. Nimm, was dir besser gefällt.
hint-why-often = Bringt etwa gleich viel wie das nächstbeste, { $n }, gewinnt aber wohl öfter.
hint-why-chance = Bringt im Moment etwas weniger als das nächstbeste, gewinnt aber öfter.
hint-why-close = Gewinnt so oft wie das nächstbeste, auch wenn jenes im Moment etwas mehr bringt. Viel trennt die beiden nicht.
hint-line-points = { $n ->
    [one] Damit kommst du wohl auf etwa { $n } Punkt.
   *[other] Damit kommst du wohl auf etwa { $n } Punkte.
}
hint-line-cost = { $n ->
    [one] Dieser Durchgang kostet dich so vermutlich etwa { $n } Punkt.
   *[other] Dieser Durchgang kostet dich so vermutlich etwa { $n } Punkte.
}
hint-line-cheese = Damit kommst du wohl auf Käse: etwa { $n }.
hint-more = { $n ->
    [one] Noch eine Möglichkeit
   *[other] Noch { $n } Möglichkeiten
}
hint-how = Je länger der Balken, desto eher gewinnst du. Der Weise, der stärkste Computerspieler hier, sieht nur, was du siehst, und kann sich irren.
hint-somebody = { $name } hat um einen Tipp gebeten.

chances-counting = Die Alchemistin, eine rechnende Computerspielerin, geht jeden Zug noch einmal durch. Nach einer langen Partie kann das eine halbe Minute dauern.
chances-graph = Gewinnchancen von Anfang bis Ende: { $list }.
chances-end = { $name } von { $from } % auf { $to } %
chances-turning = Wendepunkte
chances-none = Keine große Wende: Es endete, wie es begann.
chances-slow = Keine große Wende: Es entschied sich nach und nach.
chances-step = Schritt { $n }: { $name }, { $from } % → { $to } %
chances-table = Chancen in %, Schritt für Schritt
chances-frame = Schritt
chances-how = Alle werden nach dem beurteilt, was sie damals wissen konnten; grob geschätzt.

decided-whose = Wessen Entscheidungen?
decided-counting = Der Weise, der stärkste Computerspieler hier, geht jede Entscheidung noch einmal durch und sieht dabei nur, was damals zu sehen war. Das kann eine halbe Minute dauern.
decided-round = Runde { $round }, Schritt { $n }
decided-chance = gewinnt: { $n } %
decided-cost = { $n ->
    [one] Das hat etwa { $n } Sieg von hundert gekostet (± { $m }).
   *[other] Das hat etwa { $n } Siege von hundert gekostet (± { $m }).
}
decided-points = Punkte, mit denen zu rechnen war: etwa { $n }, auf dem Weg des Weisen etwa { $m }.
decided-cost-points = Was der Durchgang vermutlich kostet: etwa { $n }, auf dem Weg des Weisen etwa { $m }.
decided-cheese = Käse, mit dem zu rechnen war: etwa { $n }, auf dem Weg des Weisen etwa { $m }.
decided-see = In der Wiedergabe ansehen
decided-play = Von hier weiterspielen
decided-few = Einen weiteren Fehler kann der Weise nicht nachweisen.
decided-none = Du hast keinen Fehler gemacht, den der Weise nachweisen kann.
decided-none-of = { $name } hat keinen Fehler gemacht, den der Weise nachweisen kann.
decided-how = { $n ->
    [one] { $n } Entscheidung angesehen, nach dem, was man damals wissen konnte, nicht nach dem, was verborgen lag. Der Weise kann sich irren.
   *[other] { $n } Entscheidungen angesehen, nach dem, was man damals wissen konnte, nicht nach dem, was verborgen lag. Der Weise kann sich irren.
}
