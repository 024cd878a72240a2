export const address = {
  done: {
    add: 'Adres opgeslagen.',
    edit: 'Adres opgeslagen.',
    drop: 'Adres verwijderd.',
    prefer: 'Standaardadres gewijzigd.',
  },
}
