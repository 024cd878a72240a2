export const project = {
  done: {
    buy: 'Gekocht. U kunt het 24 uur lang terugnemen.',
  },
}
