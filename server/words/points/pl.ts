export const points = {
  rule: 'Punkty pochodzą z codziennych wizyt i zakupów. Nie są pieniędzmi. Stają się saldem po pokazanym kursie, dopóki pula, która za nie płaci, zawiera wystarczająco dużo. Pula jest napełniana tylko z opłat i z naszego własnego kapitału.',
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
    toBalance: 'Przeniesiono na saldo.',
  },
}
