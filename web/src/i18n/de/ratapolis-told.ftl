## Was auf dem Tisch was ist, für alle, die fragen
pol-help-deck = Die Jagdkarten, eine für jedes Gebäude der Stadt. Der Stapel wird einmal erneuert, vor Runde 5.
pol-help-aside = Karten, die in dieser Runde ungesehen beiseiteliegen. Eine davon wird aufgedeckt.
pol-help-open = Diese Karten liegen offen: Jede kann die sein, der die Katzen folgen, und auf ihrem Gebäude streift eine Katze herum.
pol-help-laid = Die Karte, die Balthus verdeckt hingelegt hat: Dort schlagen die Katzen zu.
pol-help-hand = Deine Jagdkarten dieser Runde. Von allen ausgeteilten Karten wird eine gezogen; zeig deine niemandem.
pol-help-notebook = Was du über jede Jagdkarte weißt: offen, auf der Hand, außer Gefahr, gezogen.
pol-help-sheet = Deine zwei Aktionen. Erst kommen die ersten Aktionen aller Spieler, dann die zweiten: jedes Mal erst alle Angriffe, dann alle Bewegungen.
pol-help-tally = Der Käse, wäre das Spiel jetzt zu Ende.
pol-help-family = Eine Familie: ihr Käse, wäre das Spiel jetzt zu Ende, die Ratten im Vorrat, ihre Plättchen. Öffne sie für die ganze Abrechnung.
pol-help-card = Ziehen die Katzen diese Karte, fällt ihr Gebäude mit allen Ratten darin.
pol-help-cat = Seine Jagdkarte liegt offen: In dieser Runde können die Katzen hier zuschlagen.
pol-help-round = Eine Runde der Balthus-Tafel. Öffne sie, um ihre Pläne und das gefallene Gebäude zu sehen.
pol-help-touch = Wähle etwas auf dem Tisch, um zu erfahren, was es ist.

pol-advantage-market = Nach beiden Aktionen darfst du eine deiner verlorenen Ratten auf den Markt zurückholen, wenn dort ein Platz frei ist. Nach den französischen Regeln nur eine aus einer früheren Runde.
pol-advantage-archives = Bevor geplant wird, darfst du jemanden bitten, dir eine Jagdkarte zu zeigen. Nur du siehst sie.
pol-advantage-shooting-range = Du darfst auch auf Plättchen angreifen, die an eines mit deinen Ratten grenzen.
pol-advantage-hotel = Wenn deine Gruppe ein Plättchen betritt, zwängt sich eine Ratte mehr hinein, als Platz ist. Mehr als eine überzählige gibt es nie.
pol-advantage-radio-station = Wird die Karte der Katzen aufgedeckt, darfst du sie einmal ablehnen. Alle Karten der Runde werden neu gemischt, und die nächste gilt.
pol-advantage-metro = Deine Gruppen dürfen ein leeres Gebiet durchqueren: von einem Plättchen an seinem Rand zu jedem anderen am Rand desselben Gebiets.
pol-advantage-fire-station = Drängen mehrere Gruppen auf ein Plättchen, geht deine zuerst hinein; die anderen teilen sich den Rest.
pol-advantage-bus-station = Deine Gruppen dürfen zwei Plättchen weit ziehen. Das Plättchen dazwischen darf voll sein, ein leeres Gebiet lässt sich so nicht überqueren.
pol-advantage-cheese-shop = Am Ende jeder Runde bekommst du einen Käsemarker.
pol-advantage-hospital = Bevor ein Gebäude fällt, darfst du eine deiner Ratten daraus auf ein benachbartes Plättchen mit freiem Platz retten.
