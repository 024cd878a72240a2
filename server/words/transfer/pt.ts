export const transfer = {
  done: {
    send: 'Enviado.',
  },
}
