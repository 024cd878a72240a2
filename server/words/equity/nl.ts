export const equity = {
  types: {
    grant: 'Toegekend',
    exchange: 'Omgeruild voor punten',
    unlock: 'Vrijgegeven',
    adjust: 'Gecorrigeerd',
  },
  done: {
    exchange: 'Omgeruild voor aandelen.',
  },
}
