export const subscription = {
  done: {
    subscribe: 'Bought. You can take it back for 24 hours.',
  },
}
