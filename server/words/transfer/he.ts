export const transfer = {
  done: {
    send: 'נשלח.',
  },
}
