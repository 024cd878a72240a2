export const equity = {
  types: {
    grant: 'Zugeteilt',
    exchange: 'Gegen Punkte getauscht',
    unlock: 'Freigegeben',
    adjust: 'Berichtigt',
  },
  done: {
    exchange: 'In Anteile getauscht.',
  },
}
