export const payoutAddress = {
  done: {
    bind: 'Zapisano',
    drop: 'Adres usunięto.',
  },
}
