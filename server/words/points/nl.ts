export const points = {
  rule: 'Punten zijn geen geld. Ze worden saldo tegen de getoonde koers, zolang het puntenfonds genoeg bevat. Wij vullen het alleen uit kosten en uit ons eigen kapitaal.',
  earn: {
    sign: {
      title: 'Dagelijkse check-in',
      text: 'Eén keer per dag, en meer voor dagen op rij.',
    },
    shop: {
      title: 'Aankopen',
      text: 'Artikelen die punten opleveren, vermelden dat.',
    },
  },
  done: {
    toBalance: 'Omgezet in saldo.',
  },
}
