export const equity = {
  types: {
    grant: 'Tilldelade',
    exchange: 'Bytta mot poäng',
    unlock: 'Upplåsta',
    adjust: 'Rättelse',
  },
  done: {
    exchange: 'Bytta mot andelar.',
  },
}
