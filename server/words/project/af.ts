export const project = {
  done: {
    buy: 'Gekoop. U kan dit 24 uur lank terugneem.',
  },
}
