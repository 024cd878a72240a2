export const transfer = {
  done: {
    send: 'Wysłano.',
  },
}
