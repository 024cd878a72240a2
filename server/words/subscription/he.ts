export const subscription = {
  done: {
    subscribe: 'נקנה. אפשר לקחת בחזרה במשך 24 שעות.',
  },
}
