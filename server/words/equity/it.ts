export const equity = {
  types: {
    grant: 'Assegnate',
    exchange: 'Ottenute con punti',
    unlock: 'Sbloccate',
    adjust: 'Rettifica',
  },
  done: {
    exchange: 'Scambiati con quote.',
  },
}
