export const payoutAddress = {
  done: {
    bind: 'Erfolgreich',
    drop: 'Adresse gelöscht.',
  },
}
