export const points = {
  rule: 'Poäng kommer från incheckningar och köp. De är inte pengar. De blir saldo till den visade kursen så länge potten som betalar dem räcker. Potten fylls bara av avgifter och av vårt eget kapital.',
  earn: {
    sign: {
      title: 'Daglig incheckning',
      text: 'En gång om dagen, och mer för dagar i rad.',
    },
    shop: {
      title: 'Köp',
      text: 'Varor som ger poäng säger det.',
    },
  },
  done: {
    toBalance: 'Flyttat till ditt saldo.',
  },
}
