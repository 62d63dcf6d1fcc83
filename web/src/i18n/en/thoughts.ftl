hint-title = In your place I would …
hint-thinking = The Sage thinks …
hint-sole = Nothing else is worth considering.
hint-best = my choice
hint-as-good = just as good
hint-worse = a little worse
hint-bad = clearly worse
hint-chance = { $n ->
    [one] wins about { $n } time in 20
   *[other] wins about { $n } times in 20
}
hint-how = The longer the bar, the likelier you are to win. The Sage sees only what you see, and may be wrong.
hint-somebody = { $name } has asked for a hint.

chances-counting = The Alchemist counts …
chances-graph = Chances of winning, from start to end: { $list }.
chances-end = { $name } from { $from }% to { $to }%
chances-turning = Turning points
chances-none = No big swings: it ended as it began.
chances-slow = No big swings: it was decided little by little.
chances-step = Step { $n }: { $name }, { $from }% → { $to }%
chances-table = Chances in %, step by step
chances-frame = Step
chances-how = Each player is judged by what they could know at the time; a rough estimate.
