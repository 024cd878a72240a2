export const robot = {
  intro: {
    what: 'A robot follows one published rule over recorded coin prices. Everybody can work out again what it did.',
    money:
      'It never trades with what you put in: that is kept apart and comes back whole. What a day brings is paid from a pool, and may be nothing.',
  },
  done: {
    buy: 'Bought. You can take it back for 24 hours.',
  },
}
