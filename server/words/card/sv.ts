export const card = {
  done: {
    bind: 'Klart',
  },
  letters: {
    bankAdded: {
      subject: 'Ett bankkonto har lagts till hos {brand}',
      text: 'Ett bankkonto har lagts till: {iban}.\nOm det inte var du, byt lösenord och betalnings-PIN nu.',
      sms: '{brand}: ett bankkonto har lagts till: {iban}. Om det inte var du, byt lösenord och betalnings-PIN nu.',
    },
    bankChanged: {
      subject: 'Ditt bankkonto hos {brand} har ändrats',
      text: 'Ditt bankkonto har ändrats: {iban}.\nOm det inte var du, byt lösenord och betalnings-PIN nu.',
      sms: '{brand}: ditt bankkonto har ändrats: {iban}. Om det inte var du, byt lösenord och betalnings-PIN nu.',
    },
  },
}
