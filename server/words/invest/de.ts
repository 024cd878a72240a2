export const invest = {
  title: 'Auftrag {order}',
  status: {
    cooling: 'Erster Tag',
    running: 'Läuft',
    suspended: 'Ausgesetzt',
    completed: 'Abgeschlossen',
    ended_early: 'Vorzeitig beendet',
    cancelled: 'Storniert',
  },
  happened: {
    made: 'Gekauft',
    coolOver: 'Erster Tag vorbei',
    settle: 'Ein Termin wurde berechnet',
    runDry: 'Ausgesetzt: Im Fonds ist zu wenig',
    refill: 'Fortgesetzt: Der Fonds wurde aufgefüllt',
    finish: 'Abgeschlossen, der Einsatz ist zurück',
    stop: 'Von Ihnen beendet',
    unpriced: 'Ausgesetzt: Kein Coin-Preis ist aufgezeichnet',
    priced: 'Fortgesetzt: Coin-Preise werden wieder aufgezeichnet',
    suspend: 'Von unserem Team ausgesetzt',
    resume: 'Von unserem Team fortgesetzt',
    cancel: 'Von unserem Team storniert, der Einsatz ist zurück',
  },
  rule: {
    rate: 'An jedem Termin berechnen wir, was der dann geltende Satz aus Ihrem Einsatz macht.',
    prices:
      'Der Roboter sieht {tasks}-mal am Tag auf den aufgezeichneten Coin-Preis. Stieg der Preis im Abschnitt davor, hält er den Coin im nächsten, sonst hält er sich heraus. Ein Tag bringt die Summe seiner Abschnitte: nie weniger als nichts und höchstens den veröffentlichten Satz.',
    unpriced:
      'Ein aufgezeichneter Preis gilt 6 Stunden. Ein Abschnitt ohne Preis bringt nichts; solange keiner aufgezeichnet wird, ist der Roboter ausgesetzt und wird nicht verkauft.',
    pool: 'Termine werden allein aus dem Fonds dieses Angebots bezahlt, den unsere Gebühren und unser eigenes Kapital füllen. Ist darin zu wenig, wird niemand bezahlt, bis er aufgefüllt ist; was bis zum Ende nicht bezahlt werden konnte, verfällt.',
    cooling:
      'In den ersten 24 Stunden können Sie alles kostenlos zurücknehmen. Ihr Einsatz wird getrennt aufbewahrt und kehrt am Ende ganz zurück; nach dem ersten Tag kostet ein vorzeitiges Ende die angezeigte Gebühr.',
  },
  risk: 'Ein Termin bringt möglicherweise nichts. Die Zahlen sind Schätzungen aus der Vergangenheit und nicht versprochen. Ihr Geld bleibt bis zum Ende angelegt, wenn Sie nicht vorzeitig beenden.',
  task: {
    held: 'Hielt den Coin',
    aside: 'Hielt sich heraus',
    failed: 'Kein Preis aufgezeichnet',
  },
  done: {
    stop: 'Beendet. Ihr Einsatz ist zurück.',
  },
  notice: {
    runDry:
      'Auftrag {order} ist ausgesetzt: Im Fonds ist zu wenig für den fälligen Termin. Niemand wird bezahlt, bis der Fonds aufgefüllt ist. Ihr Einsatz ist unberührt.',
    refill: 'Der Fonds von Auftrag {order} wurde aufgefüllt; was fällig ist, wird bezahlt.',
    finish: 'Auftrag {order} ist abgeschlossen. Ihr Einsatz ist zurück: {amount}.',
    unpriced:
      'Auftrag {order} ist ausgesetzt: Seit 6 Stunden wurde kein Coin-Preis aufgezeichnet, und wir erfinden keinen. Solange wird niemand bezahlt. Ihr Einsatz ist unberührt, und Sie können ohne Gebühr beenden.',
    priced: 'Coin-Preise werden wieder aufgezeichnet, und Auftrag {order} läuft weiter.',
    suspend:
      'Unser Team hat Auftrag {order} ausgesetzt. Solange wird nichts bezahlt. Ihr Einsatz ist unberührt, und Sie können ohne Gebühr beenden; den Grund können Sie lesen.',
    resume: 'Unser Team hat Auftrag {order} fortgesetzt.',
    cancel:
      'Unser Team hat Auftrag {order} storniert. Ihr Einsatz ist ganz zurück: {amount}. Den Grund können Sie lesen.',
  },
}
