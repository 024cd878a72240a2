export const subscription = {
  done: {
    subscribe: 'Gekauft. Sie können es 24 Stunden lang zurücknehmen.',
  },
}
