export const points = {
  rule: 'Punkte sind kein Geld. Sie werden zum gezeigten Kurs zu Guthaben, solange der Punktefonds genug enthält. Wir füllen ihn nur aus Gebühren und eigenem Kapital.',
  earn: {
    sign: {
      title: 'Täglicher Check-in',
      text: 'Einmal am Tag, und mehr für Tage in Folge.',
    },
    shop: {
      title: 'Einkäufe',
      text: 'Bei Waren, die Punkte bringen, steht es dabei.',
    },
  },
  done: {
    toBalance: 'In Guthaben umgewandelt.',
  },
}
