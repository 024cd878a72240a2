export const subscription = {
  done: {
    subscribe: 'Köpt. Du kan ta tillbaka det i 24 timmar.',
  },
}
