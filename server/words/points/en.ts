export const points = {
  rule: 'Points come from check-ins and purchases. They are not money. They become balance at the rate shown, for as long as the pool that pays for them holds enough. The pool is filled only from fees and from our own capital.',
  earn: {
    sign: {
      title: 'Daily check-in',
      text: 'Once a day, and more for days in a row.',
    },
    shop: {
      title: 'Purchases',
      text: 'Goods that bring points say so.',
    },
  },
  done: {
    toBalance: 'Moved to your balance.',
  },
}
