export const notice = {
  done: {
    subscribe: 'Powiadomienia będą przychodzić na to urządzenie.',
    unsubscribe: 'To urządzenie nie otrzymuje już powiadomień.',
  },
  watchword: 'Twoje słowo rozpoznawcze: {watchword}',
}
