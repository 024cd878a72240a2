export const transfer = {
  done: {
    send: 'Gestuur.',
  },
}
