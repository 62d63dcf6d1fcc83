## The town
pol-town = Die Stadt
pol-families = Die Familien
pol-neutral = Neutrale Ratten
pol-sheets = Die aufgedeckten Pläne
pol-zoom = Zoom
pol-zoom-in = Vergrößern
pol-zoom-out = Verkleinern
pol-zoom-all = Die ganze Stadt
pol-house-gone = { $name }: zerstört, ein leeres Gebiet
pol-house-room = Plätze belegt: { $n } von { $room }
pol-house-over = Ratten: { $n }, eine mehr als Plätze ({ $room }). Niemand kommt mehr hinein
pol-house-worth = { $n } Käse für jede Ratte
pol-house-cat = Hier streift eine Katze herum
pol-house-fair = Teil des Jahrmarkts
pol-house-token = Sein Plättchen liegt hier
pol-house-token-of = { $name } hat sein Plättchen

## Families
pol-now = { $n } Käse, wäre das Spiel jetzt zu Ende
pol-balthus = Balthus
pol-reserve = im Vorrat
pol-partner = Partner: { $name }
pol-plans = plant
pol-ready = Bereit
pol-cards = { $n ->
    [one] { $n } Jagdkarte
   *[other] { $n } Jagdkarten
  }
pol-open-family = { $name }: Käse und Plättchen

## The hunter board
pol-board = Balthus-Tafel
pol-round = Runde { $n }
pol-last-round = Die letzte Runde
pol-fell = { $name }: von den Katzen zerstört
pol-fell-not = { $name }: Karte der Katzen, aber das Gebäude fiel nicht
pol-deck = { $n ->
    [one] { $n } Karte im Stapel
   *[other] { $n } Karten im Stapel
  }
pol-aside = { $n ->
    [one] { $n } Karte beiseitegelegt
   *[other] { $n } Karten beiseitegelegt
  }
pol-open = Offen
pol-laid = Balthus’ Karte
pol-hand = Deine
pol-notebook = Jagd

## What you know of the hunt
pol-notebook-title = Was du über die Jagd weißt

## Tally
pol-tally = Wäre das Spiel jetzt zu Ende

## Your sheet
pol-boxes = Dein Plan
pol-box = { $n ->
    [1] Erste Aktion:
   *[other] Zweite Aktion:
  }
pol-strike-whom = Angreifen { $in }
pol-doubt-full = gerade voll
pol-doubt-tight = nicht Platz für alle
pol-doubt-leaves = mit Aktion 1 schon weg
pol-doubt-arrives = baut auf Aktion 1
pol-doubt-absent = noch niemand da
pol-doubt-lonely = braucht zwei Ratten
pol-doubt-barren = Vorrat ist leer
pol-note-dropped = Die zweite Aktion hing von der ersten ab und wurde gelöscht.
pol-note-no-attack = Kein Angriff in dieser Runde.
pol-note-one-attack = Höchstens ein Angriff in dieser Runde.
pol-note-round = Letzte Runde: { $died ->
    [0] keine Ratte verloren
    [one] { $died } Ratte verloren
   *[other] { $died } Ratten verloren
  }{ $came ->
    [0] {""}
   *[other] , { $came } dazu
  }; Käse { $before ->
    [-1] { $now }.
   *[other] { $before } → { $now }.
  }

## What becomes of plans
pol-note-stay = { $n ->
    [one] { $n } bleibt: kein Platz
   *[other] { $n } bleiben: kein Platz
  }
pol-why-nobody-left = niemand mehr da
pol-why-not-there = keine Ratte vor Ort
pol-why-no-target = niemand zum Angreifen
pol-why-no-house = steht nicht mehr
pol-why-no-room = kein Platz
pol-why-too-few = braucht zwei Ratten
pol-why-no-reserve = Vorrat ist leer
pol-why-far = Von dort nicht erreichbar.
pol-why-no-rat = Hier hast du keine Ratte.
pol-rule-reach = Eine Gruppe bewegt sich auf ein Plättchen, das mit ihrem eine Seite teilt; U-Bahn und Busbahnhof führen weiter.
pol-rule-stand = Um von einem Plättchen loszulaufen oder dort anzugreifen, brauchst du eine Ratte darauf. Die zweite Aktion darf auf eine Bewegung der ersten bauen.
pol-strike-vain = Niemand wird getroffen.

## What is asked
pol-ask-plan = { $n ->
    [1] Wähle dein Gebäude oder zieh einen Pfeil.
   *[other] Zweite Aktion: Wähle dein Gebäude oder zieh einen Pfeil.
  }
pol-ask-plan-near = { $n ->
    [1] Wähle dein Gebäude.
   *[other] Zweite Aktion: Wähle dein Gebäude.
  }
pol-ask-picked = { $name }: Wohin läuft die Gruppe?
pol-ask-picked-strike = { $name }: wohin, oder wen angreifen?
pol-ask-picked-nest = { $name }: wohin, oder vermehren?
pol-ask-picked-all = { $name }: wohin, wen angreifen, oder vermehren?
pol-ask-whole = Beide Aktionen sind geplant. Ändere sie oder drück auf „Bereit“.
pol-ask-archives = Archiv: Von wem willst du eine Jagdkarte sehen?
pol-ask-show = Welche Karte zeigst du? Nur { $name } sieht sie.
pol-ask-market = Eine Ratte auf den Markt zurückholen?
pol-ask-radio = Gleich schlagen die Katzen zu: { $name }. Karte ablehnen?
pol-ask-hospital = Gleich schlagen die Katzen { $in } zu. Wohin bringst du eine Ratte in Sicherheit?
pol-ask-lay = Welches Gebäude greifen deine Katzen an? Leg seine Karte verdeckt hin.
pol-ask-over = Das Spiel ist zu Ende.
pol-ask-wait-all = Dein Plan ist fertig. Die anderen planen noch.
pol-ask-wait = { $name } entscheidet.
pol-ask-runs = { $n ->
    [1] Die ersten Aktionen werden ausgeführt.
   *[other] Die zweiten Aktionen werden ausgeführt.
  }
pol-ask-quiet = Behalte die Stadt im Auge.
pol-do-yes = Ja
pol-do-no = Nein
pol-do-ask-nobody = Von niemandem
pol-do-market = Zurückholen
pol-do-refuse = Ablehnen
pol-do-keep = Gelten lassen
pol-do-no-rescue = Niemanden retten
pol-do-nest = Vermehren
pol-do-ready = Bereit
pol-do-nothing = Nichts tun
pol-do-change = Plan ändern
pol-do-let-go = Abbrechen
pol-do-clear = { $n ->
    [1] Erste Aktion löschen
   *[other] Zweite Aktion löschen
  }
