export const coupon = {
  title: 'Twój kupon',
  scope: { all: 'Wszystkie towary', category: 'Towary w kategorii {name}' },
  whyNot: { none: 'Brak', limit: 'Już na koncie' },
  misfit: {
    store: 'Tylko w sklepie {store}',
    goods: 'Nie obejmuje tych towarów',
    from: 'Od {amount}',
    early: 'Jeszcze nieważny',
    over: 'Wygasł',
    used: 'Już wykorzystany',
    held: 'Zarezerwowany dla zamówienia {order}',
    dry: 'Teraz nie można go użyć: pieniądze na nasze kupony są wyczerpane',
    nothing: 'Bez zniżki na te towary',
  },
  done: { receive: 'Kupon odebrany.' },
  notice: { back: 'Kuponu z zamówienia {order} można użyć ponownie.' },
}
