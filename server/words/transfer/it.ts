export const transfer = {
  done: {
    send: 'Inviato.',
  },
}
