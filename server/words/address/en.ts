export const address = {
  done: {
    add: 'Address saved.',
    edit: 'Address saved.',
    drop: 'Address deleted.',
    prefer: 'Default address changed.',
  },
}
