export const notice = {
  done: {
    subscribe: 'Gli avvisi arriveranno su questo dispositivo.',
    unsubscribe: 'Questo dispositivo non riceve più avvisi.',
  },
  watchword: 'La Sua frase antifrode: {watchword}',
}
