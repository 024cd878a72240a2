export const card = {
  done: {
    bind: 'Erfolgreich',
    prefer: 'Standard-Bankkonto geändert.',
    drop: 'Bankkonto gelöscht.',
  },
  letters: {
    bankAdded: {
      subject: 'Bei {brand} wurde ein Bankkonto hinzugefügt',
      text: 'Ein Bankkonto wurde hinzugefügt: {iban}.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und Ihre Zahlungs-PIN.',
      sms: '{brand}: Ein Bankkonto wurde hinzugefügt: {iban}. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und Ihre Zahlungs-PIN.',
    },
    bankChanged: {
      subject: 'Ihr {brand}-Bankkonto wurde geändert',
      text: 'Ihr Bankkonto wurde geändert: {iban}.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und Ihre Zahlungs-PIN.',
      sms: '{brand}: Ihr Bankkonto wurde geändert: {iban}. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und Ihre Zahlungs-PIN.',
    },
    addressAdded: {
      subject: 'Bei {brand} wurde eine Auszahlungsadresse hinzugefügt',
      text: 'Eine Auszahlungsadresse für USDT wurde hinzugefügt: {address}.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und Ihre Zahlungs-PIN.',
      sms: '{brand}: Eine Auszahlungsadresse für USDT wurde hinzugefügt: {address}. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und Ihre Zahlungs-PIN.',
    },
    addressChanged: {
      subject: 'Ihre {brand}-Auszahlungsadresse wurde geändert',
      text: 'Ihre Auszahlungsadresse für USDT wurde geändert: {address}.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und Ihre Zahlungs-PIN.',
      sms: '{brand}: Ihre Auszahlungsadresse für USDT wurde geändert: {address}. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und Ihre Zahlungs-PIN.',
    },
  },
}
