export const coupon = {
  title: 'Ihr Gutschein',
  scope: { all: 'Alle Waren', category: 'Waren aus {name}' },
  whyNot: { none: 'Keiner mehr da', limit: 'Den haben Sie schon' },
  misfit: {
    store: 'Nur bei {store}',
    goods: 'Gilt nicht für diese Waren',
    from: 'Ab {amount}',
    early: 'Gilt noch nicht',
    over: 'Abgelaufen',
    used: 'Schon eingelöst',
    held: 'Reserviert für Bestellung {order}',
    dry: 'Zurzeit nicht einlösbar: Das Geld für unsere Gutscheine ist aufgebraucht',
    nothing: 'Bei diesen Waren ohne Nachlass',
  },
  done: { receive: 'Gutschein erhalten.' },
  notice: { back: 'Den Gutschein der Bestellung {order} können Sie wieder einlösen.' },
}
