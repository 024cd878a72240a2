export const cart = {
  done: { add: 'By u mandjie gevoeg.' },
}
