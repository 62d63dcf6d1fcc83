hint-title = The Sage: in your place I would…
hint-thinking = The Sage is thinking… He is the strongest computer player of the house.
hint-sole = Nothing else is worth considering.
hint-best = my choice
hint-as-good = just as good
hint-worse = a little worse
hint-bad = clearly worse
hint-chance = { $n ->
    [one] wins about { $n } time in 20
   *[other] wins about { $n } times in 20
}
hint-do = Do it
hint-why-points = { $n ->
    [one] Likely to leave you with about { $n } point; the next best with about { $m }.
   *[other] Likely to leave you with about { $n } points; the next best with about { $m }.
}
hint-why-cost = { $n ->
    [one] Likely to cost you about { $n } point this round; the next best about { $m }.
   *[other] Likely to cost you about { $n } points this round; the next best about { $m }.
}
hint-why-cheese = Likely to leave you with cheese: about { $n }; the next best with about { $m }.
hint-why-even = The next best is as likely to win and brings about as much. Take whichever you like.
hint-why-often = It brings about as much as the next best, { $n }, but should win more often.
hint-why-chance = The next best brings a little more for now, but this wins more often.
hint-why-close = It is as likely to win as the next best, though that brings a little more for now. There is little between them.
hint-line-points = { $n ->
    [one] Likely to leave you with about { $n } point.
   *[other] Likely to leave you with about { $n } points.
}
hint-line-cost = { $n ->
    [one] Likely to cost you about { $n } point this round.
   *[other] Likely to cost you about { $n } points this round.
}
hint-line-cheese = Likely to leave you with cheese: about { $n }.
hint-more = { $n ->
    [one] Another possibility
   *[other] { $n } other possibilities
}
hint-how = The longer the bar, the likelier you are to win. The Sage, the strongest computer player here, sees only what you see and may be wrong.
hint-somebody = { $name } has asked for a hint.

chances-counting = The Alchemist, a computer player who counts, goes through every move again. After a long match that may take half a minute.
chances-graph = Chances of winning, from start to end: { $list }.
chances-end = { $name } from { $from }% to { $to }%
chances-turning = Turning points
chances-none = No big swings: it ended as it began.
chances-slow = No big swings: it was decided little by little.
chances-step = Step { $n }: { $name }, { $from }% → { $to }%
chances-table = Chances in %, step by step
chances-frame = Step
chances-how = Each player is judged by what they could know at the time; a rough estimate.

decided-whose = Whose decisions?
decided-counting = The Sage, the strongest computer player here, goes through every decision again, seeing only what could be seen then. That may take half a minute.
decided-round = Round { $round }, step { $n }
decided-chance = wins { $n }%
decided-cost = { $n ->
    [one] That cost about { $n } win in a hundred (give or take { $m }).
   *[other] That cost about { $n } wins in a hundred (give or take { $m }).
}
decided-points = Points to expect: about { $n }; with the Sage’s choice about { $m }.
decided-cost-points = Cost to expect in that round: about { $n }; with the Sage’s choice about { $m }.
decided-cheese = Cheese to expect: about { $n }; with the Sage’s choice about { $m }.
decided-see = See it in the replay
decided-play = Play on from here
decided-few = There is no other mistake that the Sage can prove.
decided-none = You made no mistake that the Sage can prove.
decided-none-of = { $name } made no mistake that the Sage can prove.
decided-how = { $n ->
    [one] { $n } decision was looked at, by what could be known at the time and not by what lay hidden. The Sage may be wrong.
   *[other] { $n } decisions were looked at, by what could be known at the time and not by what lay hidden. The Sage may be wrong.
}
