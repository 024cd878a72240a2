export const points = {
  rule: 'Punkte kommen aus Check-ins und Einkäufen. Sie sind kein Geld. Sie werden zum gezeigten Kurs zu Saldo, solange der Topf, der sie bezahlt, genug enthält. Der Topf wird nur aus Gebühren und aus unserem eigenen Kapital gefüllt.',
  earn: {
    sign: {
      title: 'Täglicher Check-in',
      text: 'Einmal am Tag, und mehr für Tage in Folge.',
    },
    shop: {
      title: 'Einkäufe',
      text: 'Waren, die Punkte bringen, sagen es.',
    },
  },
  done: {
    toBalance: 'Auf Ihr Saldo übernommen.',
  },
}
