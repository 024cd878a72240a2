export const subscription = {
  done: {
    subscribe: 'Gekoop. U kan dit 24 uur lank terugneem.',
  },
}
