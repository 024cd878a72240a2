export const project = {
  done: {
    buy: 'Comprado. Pode retirá-lo durante 24 horas.',
  },
}
