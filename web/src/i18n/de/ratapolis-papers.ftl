## The hunter board
pol-round-to-come = Die Pläne dieser Runde sind noch nicht aufgedeckt.
pol-discard = { $n ->
    [one] { $n } Karte im Ablagestapel
   *[other] { $n } Karten im Ablagestapel
  }

## What you know of the hunt
pol-fate-open = Offen
pol-fate-open-text = Hier können die Katzen in dieser Runde zuschlagen.
pol-fate-yours = Auf deiner Hand
pol-fate-yours-text = Nur du weißt, dass die Katzen hierher kommen können.
pol-fate-unknown = Nicht gesehen
pol-fate-unknown-text = Im Stapel, auf anderen Händen, beiseitegelegt oder ungesehen abgelegt.
pol-fate-safe = Außer Gefahr
pol-fate-safe-text = Abgelegt, soweit du weißt. Vor Runde 5 sicher, bis der Stapel erneuert wird; danach bis zum Ende.
pol-fate-fallen = Gezogen
pol-fate-fallen-text = Diese Karten kommen nie zurück.
pol-seen = Was du gesehen hast
pol-seen-held = du hattest: { $cards }.
pol-seen-shown = { $name } hat dir gezeigt: { $card }.
pol-seen-showed = Du hast gezeigt: { $card }. Gesehen hat sie { $name }.

## Tally
pol-tally-buildings = Ratten in Gebäuden
pol-tally-outdoors = Ratten im Freien
pol-tally-tokens = Käsemarker
pol-tally-captured = Neutrale Ratten
pol-tally-fair = Mehrheit auf dem Jahrmarkt
pol-tally-hunted = Die Jagd, verdoppelt
pol-tally-sum = Käse
pol-tally-team = Team
pol-tally-rats = Ratten in der Stadt
pol-tokens = Vorteilsplättchen
pol-tokens-none = Kein Plättchen ist im Spiel.
pol-token-lies = liegt auf seinem Gebäude

## The sheet
pol-sheet-title = Der Käse
pol-sheet-so-far = Wenn das Spiel jetzt zu Ende wäre.
pol-sheet-place = Platz
pol-sheet-rats = Ratten in Gebäuden
pol-sheet-each = je { $n } Käse
pol-sheet-outdoors = Ratten im Freien
pol-sheet-tokens = Käseladen
pol-sheet-captured = Gefangene Neutrale
pol-sheet-fair = Jahrmarkt
pol-sheet-hunted = Die Jagd, verdoppelt
pol-sheet-cheese = Käse
pol-sheet-team = Beide Partner
pol-sheet-in-city = Ratten in der Stadt
pol-sheet-tie-rats = Je { $n } Käse, also entscheiden die Ratten in der Stadt: { $list }.
pol-sheet-tie-shared = { $names }: gleich viel Käse, gleich viele Ratten, also ein geteilter Platz.
pol-sheet-hunt = Balthus hat { $hunted }, alle Ratten zusammen { $rats }. Um ihn zu schlagen, brauchen sie mehr.
pol-sheet-winner = Sieg: { $names }
pol-sheet-shared = Geteilter Sieg: { $names }
pol-sheet-team-wins = Das Team gewinnt: { $names }
pol-sheet-story = Wie die Stadt fiel
pol-sheet-round = Runde
pol-sheet-only-token = nur sein Vorteil
pol-sheet-still-up = nichts fiel
pol-sheet-lost = Verlorene Ratten, Runde für Runde

## Die Katzen
pol-cats-drawn = Hier schlagen die Katzen zu!
pol-cats-refused = Vom Radiosender abgelehnt. Die Karten werden neu gemischt.
pol-cats-missed = Dieses Gebäude steht nicht in der Stadt. Die Katzen finden nichts.
pol-cats-token = Nur das Plättchen ist verloren; das Gebäude steht.
pol-strike-at = { $name } hat mehr Ratten in der Stadt: Die Neutralen schlagen zu.
pol-shown-to-you = { $name } zeigt dir diese Karte. Niemand sonst sieht sie.
pol-shown-by-you = Du zeigst diese Karte. Nur { $name } sieht sie.
