export const project = {
  done: {
    buy: 'Bought. You can take it back for 24 hours.',
  },
}
