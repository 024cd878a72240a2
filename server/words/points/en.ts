export const points = {
  rule: 'Points are not money. They become balance at the rate shown, while the points fund holds enough. We fill it only from fees and our own capital.',
  earn: {
    sign: {
      title: 'Daily check-in',
      text: 'Once a day, and more for days in a row.',
    },
    shop: {
      title: 'Purchases',
      text: 'Goods that earn points say so.',
    },
  },
  done: {
    toBalance: 'Converted to balance.',
  },
}
