export const merchant = {
  title: 'Sie als Händler',
  notice: {
    verify: 'Ihre Bewerbung ist angenommen. Bitte zahlen Sie die Sicherheitsleistung, um zu beginnen.',
    refuse: 'Ihre Bewerbung wurde nicht angenommen. Sie können lesen, warum, und sich erneut bewerben.',
    payMargin: 'Ihre Sicherheitsleistung ist bezahlt. Sie nehmen am Markt teil.',
    breakOver: 'Ihre Pause ist vorbei.',
    marginFell:
      'Ihre Sicherheitsleistung ist zu niedrig, deshalb erhalten Sie keine neuen Angebote. Bitte stocken Sie sie auf.',
    leaveDue: 'Sie sind kein Händler mehr. Ihre Sicherheitsleistung ist wieder auf Ihrem Guthaben.',
    suspend: 'Wir haben Sie als Händler gesperrt. Offene Aufträge gehen weiter. Bitte melden Sie sich bei uns.',
    release: 'Sie können wieder als Händler teilnehmen.',
    expel:
      'Wir haben Ihre Zeit als Händler beendet; Sie können lesen, warum. Der Rest Ihrer Sicherheitsleistung ist wieder auf Ihrem Guthaben.',
  },
  done: {
    take: 'Der Auftrag gehört Ihnen.',
    answer: 'Wir haben Ihre Antwort.',
    pay: 'Die Zahlung ist vermerkt.',
    undo: 'Ihre Meldung ist zurückgezogen.',
    abandon: 'Sie haben diesen Auftrag nicht mehr.',
    apply: 'Wir haben Ihre Bewerbung.',
    margin: 'Ihre Sicherheitsleistung ist bezahlt.',
    setState: 'Gespeichert.',
    setOffer: 'Gespeichert.',
  },
}
