export const exports = {
  page: {
    title: 'Your data at {brand}',
    made: 'Made on {at} ({zone}). Everything we keep about you, as it was at that moment.',
    names:
      'Names of fields are the same as in the data file. Numbers of rows, and what only programs need, are in the data file alone.',
  },
  headings: {
    profile: 'Your account',
    entering: 'Sign-in',
    money: 'Balances and activity',
    trade: 'Your orders',
    recharges: 'Recharges',
    withdrawals: 'Withdrawals',
    investments: 'What you put money in',
    shop: 'Your cart, and goods you looked at',
    places: 'Bank accounts and addresses',
    work: 'As a merchant or a service center',
    told: 'What we told you',
    pictures: 'Your pictures',
    team: 'What our team decided',
  },
  done: { make: 'Your data is ready.' },
}
