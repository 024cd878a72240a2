export const shop = {
  done: { forgetVisits: 'Usunięto z historii.' },
  option: { colour: 'Kolor', size: 'Rozmiar' },
}
