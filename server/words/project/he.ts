export const project = {
  done: {
    buy: 'נקנה. אפשר לקחת בחזרה במשך 24 שעות.',
  },
}
