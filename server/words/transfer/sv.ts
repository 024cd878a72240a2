export const transfer = {
  done: {
    send: 'Skickat.',
  },
}
