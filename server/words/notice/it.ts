export const notice = {
  done: {
    read: 'Segnato come letto.',
    subscribe: 'Gli avvisi arriveranno su questo dispositivo.',
    unsubscribe: 'Questo dispositivo non riceve più avvisi.',
  },
  watchword: 'La Sua frase antifrode: {watchword}',
}
