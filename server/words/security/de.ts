export const security = {
  title: 'Zahlungen von Ihrem Konto',
  notice: {
    begun:
      'Wir haben Zahlungen von Ihrem Konto angehalten. Die Pause endet am {until}, wenn keine zweite Person aus unserem Team sie bestätigt. Wer entscheidet: {who}, unser Team. Grund: {reason}',
    stays:
      'Zahlungen von Ihrem Konto bleiben angehalten, bis zwei Personen aus unserem Team die Pause aufheben. Wer entscheidet: {who}, unser Team. Grund: {reason}',
    over: 'Die Pause für Zahlungen von Ihrem Konto ist vorbei. Sie können wieder zahlen und auszahlen.',
    lifted:
      'Unser Team hat die Pause für Zahlungen von Ihrem Konto aufgehoben. Sie können wieder zahlen und auszahlen.',
  },
  done: {
    setPin: 'Ihre Zahlungs-PIN ist festgelegt.',
    resetPin: 'Ihre Zahlungs-PIN ist festgelegt. Auszahlungen ruhen bis {until}.',
    updatePassword: 'Ihr Passwort ist geändert. Bitte melden Sie sich an.',
    setMobile: 'Ihre Telefonnummer ist hinzugefügt.',
    updateMobile: 'Ihre Telefonnummer ist geändert. Bitte melden Sie sich an.',
    setEmail:
      '{waits, select, yes {Ihre E-Mail-Adresse ändert sich in 24 Stunden. Bis dahin können Sie das abbrechen.} other {Ihre E-Mail-Adresse ist gespeichert.}}',
    cancelEmailChange: 'Ihre E-Mail-Adresse bleibt, wie sie ist.',
    setPause: 'Ihr Konto ist angehalten. Jetzt geht nichts mehr hinaus.',
    liftPause: 'Die Pause ist aufgehoben.',
    setWatchword: 'Ihr Erkennungswort ist gespeichert.',
  },
  letters: {
    pinLocked: {
      subject: 'Ihre {brand}-Zahlungs-PIN ist gesperrt',
      text: 'Ihre Zahlungs-PIN wurde {tries}-mal falsch eingegeben und ist für {minutes} Minuten gesperrt.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
      sms: '{brand}: Ihre Zahlungs-PIN ist nach {tries} falschen Versuchen für {minutes} Minuten gesperrt. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
    pinSet: {
      subject: 'Ihre {brand}-Zahlungs-PIN ist festgelegt',
      text: 'Für Ihr Konto wurde eine Zahlungs-PIN festgelegt. Sie bestätigt Ihre Zahlungen.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und setzen Sie die Zahlungs-PIN zurück.',
      sms: '{brand}: Für Ihr Konto wurde eine Zahlungs-PIN festgelegt. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
    pinChanged: {
      subject: 'Ihre {brand}-Zahlungs-PIN wurde geändert',
      text: 'Ihre Zahlungs-PIN wurde geändert.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und setzen Sie die Zahlungs-PIN zurück.',
      sms: '{brand}: Ihre Zahlungs-PIN wurde geändert. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
    pinReset: {
      subject: 'Ihre {brand}-Zahlungs-PIN wurde zurückgesetzt',
      text: 'Ihre Zahlungs-PIN wurde mit einem Code zurückgesetzt. Auszahlungen ruhen bis {until}.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
      sms: '{brand}: Ihre Zahlungs-PIN wurde zurückgesetzt. Auszahlungen ruhen bis {until}. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
    phoneAdded: {
      subject: 'Ihrem {brand}-Konto wurde eine Telefonnummer hinzugefügt',
      text: 'Die Telefonnummer {contact} wurde Ihrem Konto hinzugefügt. Sie können sich damit anmelden und dort Codes erhalten.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
      sms: '{brand}: Die Telefonnummer {contact} wurde Ihrem Konto hinzugefügt. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
    phoneChanged: {
      subject: 'Ihre {brand}-Telefonnummer wurde geändert',
      text: 'Die Telefonnummer Ihres Kontos ist jetzt {contact}, und alle Geräte wurden abgemeldet. Auszahlungen ruhen bis {until}.\nWenn Sie es nicht waren, setzen Sie Ihr Passwort bitte jetzt mit Ihrer E-Mail-Adresse zurück.',
      sms: '{brand}: Die Telefonnummer Ihres Kontos ist jetzt {contact}. Auszahlungen ruhen bis {until}. Wenn Sie es nicht waren, setzen Sie Ihr Passwort bitte jetzt per E-Mail zurück.',
    },
    emailChanged: {
      subject: 'Ihre {brand}-E-Mail-Adresse wurde geändert',
      text: 'Die E-Mail-Adresse Ihres Kontos ist jetzt {contact}. Hierher kommen keine Nachrichten mehr. Auszahlungen ruhen bis {until}.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und wenden Sie sich an uns.',
      sms: '{brand}: Die E-Mail-Adresse Ihres Kontos ist jetzt {contact}. Auszahlungen ruhen bis {until}. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
    emailWaits: {
      subject: 'Ihre {brand}-E-Mail-Adresse ändert sich bald',
      text: 'Für Ihr Konto wurde eine neue E-Mail-Adresse eingegeben: {contact}. Sie gilt ab {until}. Bis dahin melden Sie sich wie bisher an, Nachrichten kommen weiter hierher, und Sie können die Änderung in der App abbrechen.',
      sms: '{brand}: Ihre E-Mail-Adresse ändert sich am {until} zu {contact}. Bis dahin können Sie das in der App abbrechen.',
    },
    emailKept: {
      subject: 'Ihre {brand}-E-Mail-Adresse bleibt',
      text: 'Die Änderung Ihrer E-Mail-Adresse wurde abgebrochen. Alles bleibt, wie es ist.',
      sms: '{brand}: Die Änderung Ihrer E-Mail-Adresse wurde abgebrochen.',
    },
    emailTaken: {
      subject: 'Ihre {brand}-E-Mail-Adresse wurde nicht geändert',
      text: 'Inzwischen nutzt ein anderes Konto {contact}. Ihre E-Mail-Adresse bleibt deshalb, wie sie ist.',
      sms: '{brand}: Ihre E-Mail-Adresse wurde nicht geändert, denn inzwischen nutzt ein anderes Konto {contact}.',
    },
    stopped: {
      subject: 'Ihr {brand}-Konto ist angehalten',
      text: 'Von Ihrem Konto kann nichts mehr abgehen, und alle Geräte wurden abgemeldet.\nSetzen Sie bitte zuerst ein neues Passwort und eine neue Zahlungs-PIN. Heben Sie dann die Pause in der App auf: Der Code dafür kommt an diese Adresse.',
      sms: '{brand}: Von Ihrem Konto kann nichts mehr abgehen, und alle Geräte wurden abgemeldet. Bitte setzen Sie ein neues Passwort und eine neue Zahlungs-PIN.',
    },
    pauseSet: {
      subject: 'Ihr {brand}-Konto ist angehalten',
      text: 'Ihr Konto wurde angehalten. Bis die Pause aufgehoben ist, kann nichts verkauft, übertragen, bezahlt oder ausgezahlt werden. Geld kommt weiterhin an, und offene Aufträge laufen weiter.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
      sms: '{brand}: Ihr Konto wurde angehalten. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
    pauseLifted: {
      subject: 'Die Pause Ihres {brand}-Kontos ist aufgehoben',
      text: 'Die Pause Ihres Kontos wurde mit Ihrem Passwort und einem Code aufgehoben. Sie können wieder verkaufen, übertragen, bezahlen und auszahlen.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und halten Sie Ihr Konto wieder an.',
      sms: '{brand}: Die Pause Ihres Kontos wurde aufgehoben. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort und halten Sie es wieder an.',
    },
    watchwordSet: {
      subject: 'Ihr {brand}-Erkennungswort wurde geändert',
      text: 'Für Ihr Konto wurde ein neues Erkennungswort gespeichert. Jeder Brief von uns beginnt ab jetzt damit.\nWenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
      sms: '{brand}: Ihr Erkennungswort wurde geändert. Wenn Sie es nicht waren, ändern Sie bitte jetzt Ihr Passwort.',
    },
  },
}
