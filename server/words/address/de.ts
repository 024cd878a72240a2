export const address = {
  done: {
    add: 'Adresse gespeichert.',
    edit: 'Adresse gespeichert.',
    drop: 'Adresse gelöscht.',
    prefer: 'Standardadresse geändert.',
  },
}
