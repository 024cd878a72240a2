export const notice = {
  done: {
    subscribe: 'Notiser kommer till den här enheten.',
    unsubscribe: 'Den här enheten får inga fler notiser.',
  },
  watchword: 'Ditt igenkänningsord: {watchword}',
}
