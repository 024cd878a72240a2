export const merchant = {
  title: 'Sie als Händler',
  notice: {
    verify: 'Ihre Bewerbung ist angenommen. Bitte zahlen Sie die Sicherheitsleistung, um zu beginnen.',
    refuse: 'Ihre Bewerbung wurde nicht angenommen. Sie können lesen, warum, und sich erneut bewerben.',
    payMargin: 'Ihre Sicherheitsleistung ist bezahlt. Sie nehmen am Markt teil.',
    breakOver: 'Ihre Pause ist vorbei.',
    marginFell:
      'Ihre Sicherheitsleistung ist zu klein, deshalb erreichen Sie keine neuen Angebote. Bitte stocken Sie sie auf.',
    leaveDue: 'Sie sind kein Händler mehr. Ihre Sicherheitsleistung ist wieder in Ihrem Saldo.',
    suspend: 'Wir haben Sie als Händler vorerst gesperrt. Offene Aufträge gehen weiter. Bitte melden Sie sich bei uns.',
    release: 'Sie können wieder als Händler teilnehmen.',
    expel:
      'Sie sind kein Händler mehr: Wir haben es beendet, und Sie können lesen, warum. Was von Ihrer Sicherheitsleistung übrig war, ist wieder in Ihrem Saldo.',
  },
  done: {
    take: 'Der Auftrag gehört Ihnen.',
    answer: 'Ihre Antwort ist angekommen.',
    pay: 'Die Zahlung ist vermerkt.',
    undo: 'Zurückgenommen.',
    abandon: 'Sie haben diesen Auftrag nicht mehr.',
    apply: 'Ihre Bewerbung ist angekommen.',
    margin: 'Ihre Sicherheitsleistung ist bezahlt.',
    setState: 'Gespeichert.',
    setOffer: 'Gespeichert.',
  },
}
