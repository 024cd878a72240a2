export const card = {
  done: {
    bind: 'Zapisano',
  },
  letters: {
    bankAdded: {
      subject: 'Dodano konto bankowe w {brand}',
      text: 'Dodano konto bankowe: {iban}.\nJeśli to nie Ty, proszę teraz zmienić hasło i PIN płatności.',
      sms: '{brand}: dodano konto bankowe: {iban}. Jeśli to nie Ty, proszę teraz zmienić hasło i PIN płatności.',
    },
    bankChanged: {
      subject: 'Zmieniono konto bankowe w {brand}',
      text: 'Zmieniono konto bankowe: {iban}.\nJeśli to nie Ty, proszę teraz zmienić hasło i PIN płatności.',
      sms: '{brand}: zmieniono konto bankowe: {iban}. Jeśli to nie Ty, proszę teraz zmienić hasło i PIN płatności.',
    },
  },
}
