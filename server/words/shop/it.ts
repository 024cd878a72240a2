export const shop = {
  done: { forgetVisits: 'Rimosso dalla cronologia.' },
  option: { colour: 'Colore', size: 'Misura' },
}
