export const cart = {
  done: { add: 'Added to your cart.' },
}
