## The town
pol-town = Die Stadt
pol-families = Die Familien
pol-neutral = Neutrale Ratten
pol-sheets = Die aufgedeckten Blätter
pol-zoom = Zoom
pol-zoom-in = Vergrößern
pol-zoom-out = Verkleinern
pol-zoom-all = Die ganze Stadt
pol-house-gone = { $name }: zerstört, ein leeres Gebiet
pol-house-room = Plätze belegt: { $n } von { $room }
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
pol-notebook = Notizen

## What you know of the hunt
pol-notebook-title = Was du über die Jagd weißt

## Tally
pol-tally = Wäre das Spiel jetzt zu Ende

## Your sheet
pol-boxes = Dein Planungsblatt
pol-box = Feld { $n }:
pol-strike-whom = Angreifen { $in }
pol-doubt-full = gerade voll
pol-doubt-tight = nicht Platz für alle
pol-doubt-leaves = in Feld 1 schon weg
pol-doubt-arrives = baut auf Feld 1
pol-doubt-absent = noch niemand da
pol-doubt-lonely = braucht zwei Ratten
pol-doubt-barren = Vorrat ist leer
pol-note-dropped = Feld 2 hing von Feld 1 ab und wurde gelöscht.
pol-note-no-attack = Kein Angriff in dieser Runde.
pol-note-one-attack = Höchstens ein Angriff in dieser Runde.

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
pol-rule-stand = Um von einem Plättchen loszulaufen oder dort anzugreifen, brauchst du eine Ratte darauf. Feld 2 darf auf eine Bewegung in Feld 1 bauen.

## The cats
pol-cats-drawn = Hier schlagen die Katzen zu!
pol-cats-refused = Vom Radiosender abgelehnt. Die Karten werden neu gemischt.
pol-cats-missed = Dieses Gebäude steht nicht in der Stadt. Die Katzen finden nichts.
pol-cats-token = Nur das Plättchen ist verloren; das Gebäude steht.
pol-strike-at = { $name } hat mehr Ratten in der Stadt: Die Neutralen schlagen zu.
pol-strike-vain = Niemand wird getroffen.
pol-shown-to-you = { $name } zeigt dir diese Karte. Niemand sonst sieht sie.
pol-shown-by-you = Du zeigst { $name } diese Karte.

## What is asked
pol-ask-plan = Feld { $n }: Eigenes Gebäude antippen oder Pfeil ziehen.
pol-ask-plan-near = Feld { $n }: Eigenes Gebäude antippen.
pol-ask-picked = { $name }: Wohin läuft die Gruppe?
pol-ask-picked-strike = { $name }: wohin, oder wen angreifen?
pol-ask-picked-nest = { $name }: wohin, oder vermehren?
pol-ask-picked-all = { $name }: wohin, wen angreifen, oder vermehren?
pol-ask-whole = Beide Felder sind gefüllt. Ändere sie oder tipp auf „Bereit“.
pol-ask-archives = Archiv: Von wem willst du eine Jagdkarte sehen?
pol-ask-show = Welche Karte zeigst du { $name }?
pol-ask-market = Eine Ratte auf den Markt zurückholen?
pol-ask-radio = Gleich schlagen die Katzen zu: { $name }. Karte ablehnen?
pol-ask-hospital = Gleich schlagen die Katzen { $in } zu. Wohin bringst du eine Ratte in Sicherheit?
pol-ask-lay = Welches Gebäude greifen deine Katzen an? Leg seine Karte verdeckt hin.
pol-ask-over = Das Spiel ist zu Ende.
pol-ask-wait-all = Dein Blatt ist fertig. Die anderen planen noch.
pol-ask-wait = { $name } entscheidet.
pol-ask-runs = Feld { $n } wird ausgeführt.
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
pol-do-change = Plan ändern
pol-do-let-go = Abbrechen
pol-do-clear = Feld { $n } löschen

## What is what
pol-help-deck = Die Jagdkarten, eine für jedes Gebäude der Stadt. Der Stapel wird einmal erneuert, vor Runde 5.
pol-help-aside = Karten, die in dieser Runde ungesehen beiseiteliegen. Eine davon wird aufgedeckt.
pol-help-open = Diese Karten liegen offen: Jede kann die sein, der die Katzen folgen, und auf ihrem Gebäude streift eine Katze herum.
pol-help-laid = Die Karte, die Balthus verdeckt hingelegt hat: Dort schlagen die Katzen zu.
pol-help-hand = Deine Jagdkarten dieser Runde. Von allen ausgeteilten Karten wird eine gezogen; zeig deine niemandem.
pol-help-notebook = Was du über jede Jagdkarte weißt: offen, auf der Hand, außer Gefahr, gezogen.
pol-help-sheet = Zwei Felder, eines nach dem anderen: erst alle Angriffe eines Feldes, dann alle Bewegungen.
pol-help-tally = Der Käse, wäre das Spiel jetzt zu Ende.
pol-help-family = Eine Familie: ihr Käse, wäre das Spiel jetzt zu Ende, die Ratten im Vorrat, ihre Plättchen. Tippe sie an für die ganze Abrechnung.
pol-help-card = Ziehen die Katzen diese Karte, fällt ihr Gebäude mit allen Ratten darin.
pol-help-round = Eine Runde der Balthus-Tafel. Tippe sie an, um ihre Blätter und das gefallene Gebäude zu sehen.
pol-help-touch = Tipp etwas auf dem Tisch an, um zu erfahren, was es ist.
