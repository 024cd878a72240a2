export const transfer = {
  done: {
    send: '已转出。',
  },
}
