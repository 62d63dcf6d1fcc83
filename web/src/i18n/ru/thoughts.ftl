hint-title = На вашем месте я бы…
hint-thinking = Мудрец думает…
hint-sole = Остальное не стоит и обдумывать.
hint-best = мой выбор
hint-as-good = не хуже
hint-worse = чуть хуже
hint-bad = заметно хуже
hint-chance = { $n ->
    [one] победа примерно в { $n } случае из 20
   *[other] победа примерно в { $n } случаях из 20
}
hint-how = Чем длиннее полоска, тем вероятнее победа. Мудрец видит то же, что и вы, и может ошибаться.
hint-somebody = Просьба о подсказке: { $name }.

chances-counting = Алхимик считает…
chances-graph = Шансы на победу с начала до конца: { $list }.
chances-end = { $name }: с { $from } % до { $to } %
chances-turning = Переломные моменты
chances-none = Крутых поворотов не было: как началось, так и шло.
chances-slow = Крутых поворотов не было: всё решалось понемногу.
chances-step = Шаг { $n }: { $name }, { $from } % → { $to } %
chances-table = Шансы в % по шагам
chances-frame = Шаг
chances-how = Каждый оценён по тому, что он мог знать в тот момент; оценка грубая.
