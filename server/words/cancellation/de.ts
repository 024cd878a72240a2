export const cancellation = {
  days: '{from} bis {to} Werktage',
  blockers: {
    balance: '{amount} verfügbar',
    joining: '{amount} nicht direkt auszahlbar',
    trade: '{count, plural, one {# offener Auftrag} other {# offene Aufträge}}',
    dispute: '{count, plural, one {# offener Streitfall} other {# offene Streitfälle}}',
    recharge: '{count, plural, one {# offene Einzahlung} other {# offene Einzahlungen}}',
    withdrawal: '{count, plural, one {# offene Auszahlung} other {# offene Auszahlungen}}',
    plan: '{count, plural, one {# laufender Plan} other {# laufende Pläne}}',
    shopOrder: '{count, plural, one {# Bestellung unterwegs} other {# Bestellungen unterwegs}}',
    merchant: 'Sie nehmen noch als Händler teil',
    margin: '{amount} als Sicherheitsleistung',
    hold: '{amount} reserviert',
    paused: 'Unser Team hat Zahlungen von Ihrem Konto angehalten',
    debt: '{amount} zurückzuzahlen',
  },
  reasons: {
    not_settled: 'Auf Ihrem Konto ist noch etwas offen.',
    not_proven: 'Wir konnten nicht sicherstellen, dass der Antrag von Ihnen kam.',
    law: 'Das Gesetz verpflichtet uns, das Konto vorerst zu behalten.',
    other: 'Unser Team erklärt es unten.',
  },
  done: {
    request:
      'Ihr Antrag ist da. Die Prüfung dauert {from} bis {to} Werktage; wenn Sie sich vor der Löschung des Kontos anmelden, ist er zurückgezogen.',
  },
  letters: {
    requested: {
      subject: 'Ihr Antrag, Ihr {brand}-Konto zu schließen',
      text: 'Sie möchten Ihr Konto schließen. Wir prüfen den Antrag und entscheiden zwischen dem {from} und dem {by}; erst dann wird das Konto gelöscht.\nWenn Sie Ihr Konto behalten möchten, melden Sie sich vorher an. Damit ist der Antrag zurückgezogen: {link}\nWenn Sie es nicht waren, melden Sie sich bitte jetzt an und ändern Sie Ihr Passwort.',
      sms: '{brand}: Sie möchten Ihr Konto schließen. Wir entscheiden zwischen dem {from} und dem {by}. Um es zu behalten, melden Sie sich vorher an: {link}',
    },
    kept: {
      subject: 'Sie behalten Ihr {brand}-Konto',
      text: 'Sie haben sich angemeldet. Damit ist Ihr Antrag, das Konto zu schließen, zurückgezogen. Alles bleibt, wie es war.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
      sms: '{brand}: Sie haben sich angemeldet, Ihr Antrag, das Konto zu schließen, ist zurückgezogen. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
    rejected: {
      subject: 'Wir haben Ihr {brand}-Konto nicht geschlossen',
      text: 'Unser Team hat Ihr Konto nicht geschlossen.\n{reason}\nSie können sich wie bisher anmelden: {link}',
      sms: '{brand}: Unser Team hat Ihr Konto nicht geschlossen. {reason} Sie können sich wie bisher anmelden: {link}',
    },
    deleted: {
      subject: 'Ihr {brand}-Konto ist geschlossen',
      text: 'Ihr Konto ist geschlossen, und Ihre persönlichen Daten sind gelöscht. Niemand kann sich dort mehr anmelden.\nDie Bücher vergangener Zahlungen bleiben, ohne Ihren Namen.',
      sms: '{brand}: Ihr Konto ist geschlossen, und Ihre persönlichen Daten sind gelöscht.',
    },
  },
}
