export const subscription = {
  done: {
    subscribe: 'Gekocht. U kunt het 24 uur lang terugnemen.',
  },
}
