export const cart = {
  done: { add: 'נוסף לעגלה.' },
}
