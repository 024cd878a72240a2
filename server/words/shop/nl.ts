export const shop = {
  done: { forgetVisits: 'Uit uw geschiedenis verwijderd.' },
}
