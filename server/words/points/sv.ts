export const points = {
  rule: 'Poäng är inte pengar. De blir saldo till den visade kursen så länge poängfonden räcker. Vi fyller den bara med avgifter och vårt eget kapital.',
  earn: {
    sign: {
      title: 'Daglig incheckning',
      text: 'En gång om dagen, och mer för dagar i rad.',
    },
    shop: {
      title: 'Köp',
      text: 'Varor som ger poäng är märkta.',
    },
  },
  done: {
    toBalance: 'Omvandlat till saldo.',
  },
}
