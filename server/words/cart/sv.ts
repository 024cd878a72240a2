export const cart = {
  done: { add: 'Lades i varukorgen.' },
}
