export const points = {
  rule: 'I punti non sono denaro. Diventano saldo al cambio indicato, finché il fondo punti ne contiene abbastanza. Lo alimentiamo solo con le commissioni e con il nostro capitale.',
  earn: {
    sign: {
      title: 'Presenza giornaliera',
      text: 'Una volta al giorno, e di più per giorni di fila.',
    },
    shop: {
      title: 'Acquisti',
      text: 'Gli articoli che danno punti lo indicano.',
    },
  },
  done: {
    toBalance: 'Convertito in saldo.',
  },
}
