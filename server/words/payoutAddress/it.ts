export const payoutAddress = {
  done: {
    bind: 'Riuscito',
    drop: 'Indirizzo eliminato.',
  },
}
