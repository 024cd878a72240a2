export const factor = {
  done: {
    unlock: 'Hasło zostało potwierdzone.',
    beginApp: 'Proszę dodać klucz do aplikacji.',
    proveApp: 'Weryfikacja dwuetapowa jest włączona.',
    renewCodes: 'Masz nowe kody odzyskiwania.',
    provePasskey: 'Klucz dostępu został dodany.',
    remove: 'Usunięto.',
    drop: 'Weryfikacja dwuetapowa jest wyłączona.',
    enter: 'Zalogowano.',
  },
  letters: {
    on: {
      subject: 'Weryfikacja dwuetapowa konta {brand} jest włączona',
      text: 'Włączono weryfikację dwuetapową. Od teraz przy logowaniu i przy większych płatnościach prosimy o kod z aplikacji uwierzytelniającej.\nJeśli to nie Ty, proszę teraz zmienić hasło i skontaktować się z nami.',
      sms: '{brand}: włączono weryfikację dwuetapową. Jeśli to nie Ty, proszę teraz zmienić hasło.',
    },
    off: {
      subject: 'Weryfikacja dwuetapowa konta {brand} jest wyłączona',
      text: 'Wyłączono weryfikację dwuetapową. Twoje kody odzyskiwania są już nieważne.\nJeśli to nie Ty, proszę teraz zmienić hasło i skontaktować się z nami.',
      sms: '{brand}: wyłączono weryfikację dwuetapową. Jeśli to nie Ty, proszę teraz zmienić hasło.',
    },
    codes: {
      subject: 'Masz nowe kody odzyskiwania {brand}',
      text: 'Dla Twojego konta utworzono nowe kody odzyskiwania. Poprzednie są już nieważne.\nJeśli to nie Ty, proszę teraz zmienić hasło i skontaktować się z nami.',
      sms: '{brand}: utworzono nowe kody odzyskiwania dla Twojego konta. Jeśli to nie Ty, proszę teraz zmienić hasło.',
    },
    passkey: {
      subject: 'Dodano klucz dostępu do konta {brand}',
      text: 'Do Twojego konta dodano klucz dostępu. Kto ma urządzenie, na którym go utworzono, może nim potwierdzić drugi krok.\nJeśli to nie Ty, proszę teraz zmienić hasło i skontaktować się z nami.',
      sms: '{brand}: dodano klucz dostępu do Twojego konta. Jeśli to nie Ty, proszę teraz zmienić hasło.',
    },
    passkeyGone: {
      subject: 'Usunięto klucz dostępu z konta {brand}',
      text: 'Z Twojego konta usunięto klucz dostępu. Niczego już tutaj nie potwierdza.\nJeśli to nie Ty, proszę teraz zmienić hasło i skontaktować się z nami.',
      sms: '{brand}: usunięto klucz dostępu z Twojego konta. Jeśli to nie Ty, proszę teraz zmienić hasło.',
    },
    appGone: {
      subject: 'Usunięto aplikację uwierzytelniającą z konta {brand}',
      text: 'Z Twojego konta usunięto aplikację uwierzytelniającą. Jej kody są tutaj już nieważne.\nJeśli to nie Ty, proszę teraz zmienić hasło i skontaktować się z nami.',
      sms: '{brand}: usunięto aplikację uwierzytelniającą z Twojego konta. Jeśli to nie Ty, proszę teraz zmienić hasło.',
    },
  },
}
