export const card = {
  done: {
    bind: 'Klart',
    prefer: 'Standardbankkontot har ändrats.',
    drop: 'Bankkontot har tagits bort.',
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
    addressAdded: {
      subject: 'En uttagsadress har lagts till hos {brand}',
      text: 'En uttagsadress för USDT har lagts till: {address}.\nOm det inte var du, byt lösenord och betalnings-PIN nu.',
      sms: '{brand}: en uttagsadress för USDT har lagts till: {address}. Om det inte var du, byt lösenord och betalnings-PIN nu.',
    },
    addressChanged: {
      subject: 'Din uttagsadress hos {brand} har ändrats',
      text: 'Din uttagsadress för USDT har ändrats: {address}.\nOm det inte var du, byt lösenord och betalnings-PIN nu.',
      sms: '{brand}: din uttagsadress för USDT har ändrats: {address}. Om det inte var du, byt lösenord och betalnings-PIN nu.',
    },
  },
}
