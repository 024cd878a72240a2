export const shop = {
  done: { forgetVisits: 'Rimosso dalla cronologia.' },
}
