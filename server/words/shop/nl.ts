export const shop = {
  done: { forgetVisits: 'Uit uw geschiedenis verwijderd.' },
  option: { colour: 'Kleur', size: 'Maat' },
}
