export const payoutAddress = {
  done: {
    bind: 'success',
    drop: 'Address deleted.',
  },
}
