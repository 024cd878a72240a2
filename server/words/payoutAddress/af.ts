export const payoutAddress = {
  done: {
    bind: 'Geslaag',
    drop: 'Adres uitgevee.',
  },
}
