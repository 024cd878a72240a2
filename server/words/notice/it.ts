export const notice = {
  done: {
    read: 'Segnato come letto.',
    subscribe: 'Gli avvisi arrivano ora su questo dispositivo.',
    unsubscribe: 'Questo dispositivo non riceve più avvisi.',
  },
}
