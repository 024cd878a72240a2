export const transfer = {
  done: {
    send: 'Verstuurd.',
  },
}
