export const coupon = {
  title: 'Uw coupon',
  scope: { all: 'Alle artikelen', category: 'Artikelen in {name}' },
  whyNot: { none: 'Geen meer over', limit: 'Die hebt u al' },
  misfit: {
    store: 'Alleen bij {store}',
    goods: 'Niet geldig voor deze artikelen',
    from: 'Vanaf {amount}',
    early: 'Nog niet geldig',
    over: 'Verlopen',
    used: 'Al gebruikt',
    held: 'Gereserveerd voor bestelling {order}',
    dry: 'Nu niet te gebruiken: het geld voor onze coupons is op',
    nothing: 'Geen korting op deze artikelen',
  },
  done: { receive: 'Coupon ontvangen.' },
  notice: { back: 'U kunt de coupon van bestelling {order} weer gebruiken.' },
}
