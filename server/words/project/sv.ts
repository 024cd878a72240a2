export const project = {
  done: {
    buy: 'Köpt. Du kan ta tillbaka det i 24 timmar.',
  },
}
