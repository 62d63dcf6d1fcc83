## Old Grey, in a first game
pol-coach-goal = Am Ende bringt jede deiner Ratten den Käse ihres Gebäudes. Doch jede Runde holen die Katzen ein Gebäude: Sei dann woanders.
pol-coach-goal-hunter = Du bist Balthus: Deine Karte fängt alle Ratten eines Gebäudes, und du notierst ihren Käse. Das Doppelte davon dürfen alle Ratten zusammen nicht übertreffen.
pol-coach-goal-hunted = Am Ende bringt jede deiner Ratten den Käse ihres Gebäudes. Doch Balthus jagt euch: Zusammen müsst ihr das Doppelte seiner Summe übertreffen.
pol-coach-cards = In dieser Runde { $n ->
    [one] ist { $n } Jagdkarte
   *[other] sind { $n } Jagdkarten
} im Spiel, eine davon ziehen die Katzen. Deine kennst nur du: { $building }. { $up ->
    [0] Offen liegt keine.
   *[other] Bei den offenen sitzt eine Katze auf dem Dach.
}
pol-coach-cards-two = In dieser Runde { $n ->
    [one] ist { $n } Jagdkarte
   *[other] sind { $n } Jagdkarten
} im Spiel, eine davon ziehen die Katzen. Deine kennst nur du: { $building }, { $other }. { $up ->
    [0] Offen liegt keine.
   *[other] Bei den offenen sitzt eine Katze auf dem Dach.
}
pol-coach-plan = Du hast Ratten { $in }, und diese Karte ist im Spiel. Wähle das Gebäude und dann eins daneben: Das ist eine Bewegung, mit der ganzen Gruppe. Du hast zwei Aktionen.
pol-coach-plan-any = Wähle ein Gebäude mit deinen Ratten und dann eins daneben: Das ist eine Bewegung, mit der ganzen Gruppe. Du hast zwei Aktionen und musst sie nicht nutzen.
pol-coach-plan-no-attack = In dieser Runde gibt es keine Angriffe: So steht es auf ihrer Karte. Die Katzen kommen trotzdem.
pol-coach-plan-attack = Jetzt darfst du beißen. Wähle ein Gebäude, in dem du neben anderen stehst, und eine Farbe: Eine Ratte davon geht. Angriffe kommen vor Bewegungen, du kannst also Platz machen und dann hinlaufen.
pol-coach-plan-cheese = Kleine Gebäude haben den besten Käse und den wenigsten Platz. Sei drin, bevor sie voll sind. Hast du in einem mit orangem Buchstaben die meisten Ratten, gehört dir sein Vorteil.
pol-coach-plan-memory = Merk dir die Karten, die im Spiel waren und nicht gezogen wurden: Bis neu gemischt wird, kommt dort keine Katze. Und wenn andere irgendwo plötzlich weglaufen, wissen sie vielleicht etwas.
pol-coach-revealed = Alle Pläne sind offen. Schau: zuerst die ersten Aktionen aller, erst Bisse, dann Läufe; danach die zweiten.
pol-coach-stayed = { $n ->
    [one] Es war nicht Platz für alle, { $n } von deinen blieb zurück. Wer gleichzeitig kommt, teilt sich den Platz zu gleichen Teilen.
   *[other] Es war nicht Platz für alle, { $n } von deinen blieben zurück. Wer gleichzeitig kommt, teilt sich den Platz zu gleichen Teilen.
  }
pol-coach-vain = Daraus wurde nichts: Ein Plan, der unmöglich geworden ist, verfällt. Das passiert uns allen.
pol-coach-bitten = Gebissen! Deine Ratte ist jetzt im Vorrat. Dort zählt sie nichts, aber solange der Markt steht, kann sein Vorteil sie zurückholen.
pol-coach-bitten-plain = Gebissen! Deine Ratte ist jetzt im Vorrat, und dort zählt sie nichts.
pol-coach-cat-card = Getroffen hat es: { $building }. Das Gebäude geht, und wer darin ist. Die anderen Karten der Runde werden abgelegt, jene Gebäude sind also eine Weile sicher.
pol-coach-caught = { $n ->
    [one] Die Katzen haben eine von deinen. Eine ist zu verschmerzen; viele lass nicht unter einem Dach, dessen Karte im Spiel ist.
   *[other] Die Katzen haben { $n } von deinen. Lass nächstes Mal nicht so viele unter einem Dach, dessen Karte im Spiel ist.
  }
pol-coach-token = Der Vorteil gehört dir: { $building }. Du hast ihn bis zum Ende der nächsten Runde. Dann behältst du ihn nur, wenn du dort immer noch die meisten Ratten hast; bei Gleichstand oder in einem leeren Gebäude kommt das Plättchen zurück auf das Gebäude.
pol-coach-renewed = Neuer Stapel: Was abgelegt war, kann wiederkommen. Von jetzt an ist ein abgelegtes Gebäude bis zum Ende sicher.
pol-coach-last = Die letzte Runde. Es zählt, wo deine Ratten danach stehen. Käse im Moment: { $n }.
pol-coach-over = Die Abrechnung, wie auf dem Blatt. Dein Käse: { $n }. Jetzt kennst du die Stadt.
pol-coach-archives = Das Archiv gehört dir: Lass dir von jemandem eine Karte zeigen. Dass du fragst, sehen alle, was du siehst, niemand.
pol-coach-show = Eine Karte musst du zeigen; nur wer gefragt hat, sieht sie.
pol-coach-market = Der Markt holt eine verlorene Ratte aus dem Vorrat zurück.
pol-coach-radio = { $n ->
    [0] Die Karte: { $building }, ohne eine Ratte von dir. Lehnst du ab, kommt eine andere; für dich kann sie schlimmer sein.
    [one] Die Karte: { $building }, mit { $n } Ratte von dir darin. Lehnst du ab, kommt eine andere; sie kann schlimmer sein, oder dieselbe.
   *[other] Die Karte: { $building }, mit { $n } Ratten von dir darin. Lehnst du ab, kommt eine andere; sie kann schlimmer sein, oder dieselbe.
  }
pol-coach-hospital = Gleich fällt: { $building }. Eine deiner Ratten kommt noch hinaus, auf ein Nachbarfeld mit Platz.
pol-coach-lay = Du jagst. Diese Karten sehen alle; welche du legst, niemand. Viele Ratten in einem reichen Gebäude bringen am meisten, und das wissen sie.
