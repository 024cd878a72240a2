export const notice = {
  done: {
    subscribe: 'Notices will reach this device.',
    unsubscribe: 'This device gets no more notices.',
  },
  watchword: 'Your watchword: {watchword}',
}
