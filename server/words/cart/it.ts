export const cart = {
  done: { add: 'Aggiunto al carrello.' },
}
