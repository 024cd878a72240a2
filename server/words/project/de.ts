export const project = {
  done: {
    buy: 'Gekauft. Sie können es 24 Stunden lang zurücknehmen.',
  },
}
