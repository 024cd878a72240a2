export const subscription = {
  done: {
    subscribe: 'Comprado. Pode retirá-lo durante 24 horas.',
  },
}
