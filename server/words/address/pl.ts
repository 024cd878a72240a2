export const address = {
  done: {
    add: 'Adres zapisano.',
    edit: 'Adres zapisano.',
    drop: 'Adres usunięto.',
    prefer: 'Zmieniono domyślny adres.',
  },
}
