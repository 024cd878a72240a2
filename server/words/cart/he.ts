export const cart = {
  done: { add: 'נוסף לסל.' },
}
