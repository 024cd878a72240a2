export const transfer = {
  done: {
    send: 'Sent.',
  },
}
