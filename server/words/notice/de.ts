export const notice = {
  done: {
    subscribe: 'Mitteilungen erreichen nun dieses Gerät.',
    unsubscribe: 'Dieses Gerät erhält keine Mitteilungen mehr.',
  },
  watchword: 'Ihr Erkennungswort: {watchword}',
}
