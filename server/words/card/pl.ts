export const card = {
  done: {
    bind: 'Zapisano',
    prefer: 'Zmieniono domyślne konto bankowe.',
    drop: 'Usunięto konto bankowe.',
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
    addressAdded: {
      subject: 'Dodano adres wypłaty w {brand}',
      text: 'Dodano adres wypłaty dla USDT: {address}.\nJeśli to nie Ty, proszę teraz zmienić hasło i PIN płatności.',
      sms: '{brand}: dodano adres wypłaty dla USDT: {address}. Jeśli to nie Ty, proszę teraz zmienić hasło i PIN płatności.',
    },
    addressChanged: {
      subject: 'Zmieniono adres wypłaty w {brand}',
      text: 'Zmieniono adres wypłaty dla USDT: {address}.\nJeśli to nie Ty, proszę teraz zmienić hasło i PIN płatności.',
      sms: '{brand}: zmieniono adres wypłaty dla USDT: {address}. Jeśli to nie Ty, proszę teraz zmienić hasło i PIN płatności.',
    },
  },
}
