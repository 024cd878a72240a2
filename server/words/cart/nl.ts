export const cart = {
  done: { add: 'Toegevoegd aan uw winkelwagen.' },
}
