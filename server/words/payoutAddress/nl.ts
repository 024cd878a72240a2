export const payoutAddress = {
  done: {
    bind: 'Gelukt',
    drop: 'Adres verwijderd.',
  },
}
