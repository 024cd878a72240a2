export const address = {
  done: {
    add: 'Indirizzo salvato.',
    edit: 'Indirizzo salvato.',
    drop: 'Indirizzo eliminato.',
    prefer: 'Indirizzo predefinito modificato.',
  },
}
