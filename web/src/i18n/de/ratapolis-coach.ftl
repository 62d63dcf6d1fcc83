## Old Grey, in a first game
pol-coach-cards = In dieser Runde sind { $n ->
    [one] { $n } Jagdkarte
   *[other] { $n } Jagdkarten
} im Spiel, eine davon ziehen die Katzen. Deine kennst nur du: { $building }. { $up ->
    [0] Offen liegt keine.
   *[other] Bei den offenen sitzt eine Katze auf dem Dach.
}
pol-coach-cards-two = In dieser Runde sind { $n ->
    [one] { $n } Jagdkarte
   *[other] { $n } Jagdkarten
} im Spiel, eine davon ziehen die Katzen. Deine kennst nur du: { $building }, { $other }. { $up ->
    [0] Offen liegt keine.
   *[other] Bei den offenen sitzt eine Katze auf dem Dach.
}
pol-coach-plan = Du hast Ratten { $in }, und diese Karte ist im Spiel. Berühre das Gebäude und dann eins daneben: Das ist eine Bewegung, mit der ganzen Gruppe. Du hast zwei Felder.
pol-coach-plan-any = Tipp ein Gebäude mit deinen Ratten an und dann eins daneben: Das ist eine Bewegung, mit der ganzen Gruppe. Du hast zwei Felder und darfst sie auch leer lassen.
pol-coach-plan-no-attack = In dieser Runde wird nicht gebissen: So steht es auf ihrer Karte. Katzen lesen sie nicht.
pol-coach-plan-attack = Jetzt darfst du beißen. Berühre ein Gebäude, in dem du neben anderen stehst, und wähle eine Farbe: Eine Ratte davon geht. Angriffe kommen vor Bewegungen, du kannst also Platz machen und dann hinlaufen.
pol-coach-plan-cheese = Kleine Gebäude haben den besten Käse und den wenigsten Platz. Sei drin, bevor sie voll sind. In einem orangen sei die Mehrheit: Dann gehört dir sein Vorteil.
pol-coach-plan-memory = Merk dir die Karten, die im Spiel waren und nicht gezogen wurden: Bis neu gemischt wird, kommt dort keine Katze. Und wo andere plötzlich weglaufen, wissen sie vielleicht etwas.
pol-coach-revealed = Alle Blätter sind offen. Schau: zuerst die linken Felder, erst Bisse, dann Läufe; danach die rechten.
pol-coach-stayed = { $n ->
    [one] Es war nicht Platz für alle, { $n } von deinen blieb zurück. Wer gleichzeitig kommt, teilt sich den Platz zu gleichen Teilen.
   *[other] Es war nicht Platz für alle, { $n } von deinen blieben zurück. Wer gleichzeitig kommt, teilt sich den Platz zu gleichen Teilen.
  }
pol-coach-vain = Daraus wurde nichts: Ein Plan, der unmöglich geworden ist, verfällt. Das passiert uns allen.
pol-coach-bitten = Gebissen! Deine Ratte ist jetzt im Vorrat. Dort zählt sie nichts, aber solange der Markt steht, ist nicht alles verloren.
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
pol-coach-show = Eine Karte musst du zeigen. Vielleicht die, die am wenigsten verrät.
pol-coach-market = Der Markt holt eine verlorene Ratte zurück. Selten gibt es einen Grund, nein zu sagen.
pol-coach-radio = { $n ->
    [0] Die Karte: { $building }, ohne eine Ratte von dir. Lehnst du ab, kommt eine andere; für dich kann sie schlimmer sein.
    [one] Die Karte: { $building }, mit { $n } Ratte von dir darin. Lehnst du ab, kommt eine andere; sie kann schlimmer sein, oder dieselbe.
   *[other] Die Karte: { $building }, mit { $n } Ratten von dir darin. Lehnst du ab, kommt eine andere; sie kann schlimmer sein, oder dieselbe.
  }
pol-coach-hospital = Eine deiner Ratten kommt noch hinaus, gleich fällt: { $building }. Schick sie dorthin, wo Käse ist.
pol-coach-lay = Du jagst. Diese Karten sehen alle; welche du legst, niemand. Viele Ratten in einem reichen Gebäude bringen am meisten, und das wissen sie.
