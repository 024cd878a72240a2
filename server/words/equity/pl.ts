export const equity = {
  types: {
    grant: 'Przyznane',
    exchange: 'Wymienione za punkty',
    unlock: 'Odblokowane',
    adjust: 'Korekta',
  },
  done: {
    exchange: 'Wymieniono na udziały.',
  },
}
