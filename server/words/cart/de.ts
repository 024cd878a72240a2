export const cart = {
  done: { add: 'In den Warenkorb gelegt.' },
}
