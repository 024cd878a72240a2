export const transfer = {
  done: {
    send: 'Gesendet.',
  },
}
