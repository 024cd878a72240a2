export const payoutAddress = {
  done: {
    bind: 'Klart',
    drop: 'Adressen är borttagen.',
  },
}
