export const notice = {
  done: {
    read: 'Als gelesen markiert.',
    subscribe: 'Mitteilungen erreichen nun dieses Gerät.',
    unsubscribe: 'Dieses Gerät erhält keine Mitteilungen mehr.',
  },
  watchword: 'Ihr Erkennungswort: {watchword}',
}
