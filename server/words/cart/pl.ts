export const cart = {
  done: { add: 'Dodano do koszyka.' },
}
