export const shopOrder = {
  title: 'Bestellung {order}',
  status: {
    unpaid: 'Zu zahlen',
    unshipped: 'Noch nicht versandt',
    pickup: 'Abholbereit',
    shipped: 'Unterwegs',
    received: 'Erhalten',
    completed: 'Abgeschlossen',
    cancelled: 'Storniert',
    refunding: 'Rückgabe läuft',
    refunded: 'Zurückgegeben',
  },
  problems: {
    sold_out: 'Ausverkauft',
    short: 'Es sind weniger da, als Sie möchten',
    off_shelf: 'Nicht mehr im Verkauf',
    limit: 'Mehr, als ein Mitglied kaufen kann',
    no_delivery: 'Wird an diese Adresse nicht geliefert',
    own_store: 'Im eigenen Laden können Sie nicht kaufen',
  },
  refused: {
    cancel: 'Sie ist bezahlt und kann nicht mehr storniert werden.',
    receive: 'Das können Sie bestätigen, sobald alles versandt ist.',
    express: 'Es ist noch nichts versandt.',
  },
  happened: {
    made: 'Bestellt',
    pay: 'Bezahlt',
    cancel: 'Von Ihnen storniert',
    expire: 'Storniert: nicht rechtzeitig bezahlt',
    ship: 'Paket versandt',
    overdue: 'Nicht rechtzeitig versandt: was nicht versandt war, wurde erstattet',
    sign: 'Zugestellt, laut Zusteller',
    verify: 'Abgeholt',
    unfetched: 'Storniert: nicht rechtzeitig abgeholt',
    receive: 'Erhalt von Ihnen bestätigt',
    arrive: 'Gilt als erhalten',
    close: 'Abgeschlossen, der Anbieter ist bezahlt',
    refund: 'Rückgabe von Ihnen verlangt',
    refuse: 'Rückgabe vom Anbieter abgelehnt',
    appeal: 'Von Ihnen unserem Team vorgelegt',
    settle: 'Rückgabe angenommen, Ihr Geld ist zurück',
    resume: 'Die Rückgabe ist beendet, die Bestellung geht weiter',
  },
  done: {
    create: 'Bestellung aufgegeben.',
    cancel: 'Bestellung storniert.',
    receive: 'Erhalt bestätigt.',
    del: 'Aus Ihrer Liste entfernt.',
    again: '{some, select, no {Davon ist jetzt nichts erhältlich.} other {In den Warenkorb gelegt.}}',
    refund: 'Rückgabe verlangt.',
    refundCancel: 'Rückgabe zurückgezogen.',
    refundAppeal: 'Unser Team entscheidet.',
  },
  notice: {
    pay: 'Ihre Zahlung von {amount} für die Bestellung {order} ist da. Der Anbieter versendet sie innerhalb von 7 Tagen.',
    expire: 'Die Bestellung {order} wurde nicht rechtzeitig bezahlt und ist storniert. Es wurde nichts abgebucht.',
    ship: 'Ein Paket der Bestellung {order} ist unterwegs.',
    overdue:
      'Die Bestellung {order} wurde nicht rechtzeitig versandt und ist storniert. Alles, was Sie bezahlt haben, ist zurück: {amount}.',
    partly:
      'Ein Teil der Bestellung {order} wurde nicht rechtzeitig versandt. Was Sie dafür bezahlt haben, ist zurück.',
    unfetched:
      'Die Bestellung {order} wurde nicht rechtzeitig abgeholt und ist storniert. Alles, was Sie bezahlt haben, ist zurück: {amount}.',
    arrive: 'Die Bestellung {order} gilt als erhalten.',
    close: 'Die Bestellung {order} ist abgeschlossen.',
    paidOut: 'Die Bestellung {order} Ihres Ladens ist abgeschlossen. {amount} sind in Ihrem Guthaben.',
    refundAgreed:
      'Ihre Rückgabe zur Bestellung {order} ist angenommen. Was Sie dafür bezahlt haben, ist zurück: {amount}.',
    refundRefused:
      'Der Anbieter hat Ihre Rückgabe zur Bestellung {order} abgelehnt. Sie können innerhalb von 48 Stunden unser Team fragen.',
    refundClosed:
      'Ihre Rückgabe zur Bestellung {order} ist geschlossen, weil Sie unser Team nicht innerhalb von 48 Stunden gefragt haben. Die Bestellung geht weiter.',
    refundRejected: 'Unser Team hat Ihre Rückgabe zur Bestellung {order} abgelehnt. Die Bestellung geht weiter.',
    refundLapsed:
      'Der Anbieter hat auf Ihre Rückgabe zur Bestellung {order} nicht innerhalb von 48 Stunden geantwortet. Sie gilt als angenommen, und Ihr Geld ist zurück: {amount}.',
    refundAsked:
      'Zur Bestellung {order} wird eine Rückgabe verlangt: {amount}. Bitte antworten Sie innerhalb von 48 Stunden; danach gilt sie als angenommen.',
    refundUnanswered:
      'Sie haben auf die Rückgabe zur Bestellung {order} nicht innerhalb von 48 Stunden geantwortet. Sie gilt als angenommen: {amount} gingen an den Käufer zurück.',
    refundWithdrawn: 'Die Rückgabe zur Bestellung {order} wurde zurückgezogen.',
    refundUpheld:
      'Unser Team hat bei der Rückgabe zur Bestellung {order} für den Käufer entschieden: {amount} gingen zurück.',
  },
}
