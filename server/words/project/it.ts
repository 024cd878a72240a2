export const project = {
  done: {
    buy: 'Acquistato. Può riprenderlo per 24 ore.',
  },
}
