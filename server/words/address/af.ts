export const address = {
  done: {
    add: 'Adres gestoor.',
    edit: 'Adres gestoor.',
    drop: 'Adres geskrap.',
    prefer: 'Verstekadres verander.',
  },
}
