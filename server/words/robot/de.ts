export const robot = {
  intro: {
    what: 'Ein Roboter folgt einer veröffentlichten Regel über aufgezeichnete Coin-Preise. Was er tat, kann jeder nachrechnen.',
    money:
      'Er handelt nie mit Ihrem Einsatz: Der wird getrennt aufbewahrt und kommt ganz zurück. Was ein Tag bringt, wird aus einem Fonds bezahlt und kann nichts sein.',
  },
  done: {
    buy: 'Gekauft. Sie können es 24 Stunden lang zurücknehmen.',
  },
}
