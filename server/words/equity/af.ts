export const equity = {
  types: {
    grant: 'Toegeken',
    exchange: 'Vir punte geruil',
    unlock: 'Vrygestel',
    adjust: 'Reggestel',
  },
  done: {
    exchange: 'Vir aandele geruil.',
  },
}
