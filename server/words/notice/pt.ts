export const notice = {
  done: {
    read: 'Marcado como lido.',
    subscribe: 'Os avisos chegam agora a este dispositivo.',
    unsubscribe: 'Este dispositivo já não recebe avisos.',
  },
}
