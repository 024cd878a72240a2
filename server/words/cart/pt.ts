export const cart = {
  done: { add: 'Adicionado ao carrinho.' },
}
