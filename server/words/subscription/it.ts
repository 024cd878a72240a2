export const subscription = {
  done: {
    subscribe: 'Acquistato. Può riprenderlo per 24 ore.',
  },
}
