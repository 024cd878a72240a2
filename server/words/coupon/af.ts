export const coupon = {
  title: 'U koepon',
  scope: { all: 'Alle goedere', category: 'Goedere in {name}' },
  whyNot: { none: 'Niks oor nie', limit: 'U het dit reeds' },
  misfit: {
    store: 'Slegs by {store}',
    goods: 'Nie geldig vir hierdie goedere nie',
    from: 'Vanaf {amount}',
    early: 'Nog nie geldig nie',
    over: 'Verval',
    used: 'Reeds gebruik',
    held: 'Gereserveer vir bestelling {order}',
    dry: 'Kan nie nou gebruik word nie: die geld vir ons koepons is op',
    nothing: 'Geen afslag op hierdie goedere nie',
  },
  done: { receive: 'Koepon ontvang.' },
  notice: { back: 'U kan die koepon van bestelling {order} weer gebruik.' },
}
