export const shop = {
  done: { forgetVisits: 'Usunięto z historii.' },
}
