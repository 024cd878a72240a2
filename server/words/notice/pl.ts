export const notice = {
  done: {
    read: 'Oznaczono jako przeczytane.',
    subscribe: 'Powiadomienia trafiają teraz na to urządzenie.',
    unsubscribe: 'To urządzenie nie otrzymuje już powiadomień.',
  },
}
