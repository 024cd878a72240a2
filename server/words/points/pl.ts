export const points = {
  rule: 'Punkty nie są pieniędzmi. Stają się saldem po pokazanym kursie, dopóki w funduszu punktów jest dość środków. Napełniamy go tylko z opłat i z naszego własnego kapitału.',
  earn: {
    sign: {
      title: 'Codzienna wizyta',
      text: 'Raz dziennie, a więcej za kolejne dni.',
    },
    shop: {
      title: 'Zakupy',
      text: 'Towary, które dają punkty, są oznaczone.',
    },
  },
  done: {
    toBalance: 'Zamieniono na saldo.',
  },
}
