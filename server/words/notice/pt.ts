export const notice = {
  done: {
    subscribe: 'Os avisos chegarão a este dispositivo.',
    unsubscribe: 'Este dispositivo já não recebe avisos.',
  },
  watchword: 'A sua frase antifraude: {watchword}',
}
