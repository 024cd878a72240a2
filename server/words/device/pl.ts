export const device = {
  title: 'Nowe logowanie',
  unknown: 'Nieznana przeglądarka',
  notice: {
    arrived:
      'Zalogowano się na Twoje konto z nowego urządzenia: {browser}. Sieć: {network}. Jeśli to nie Ty, proszę wylogować to urządzenie i zmienić hasło.',
  },
  done: {
    end: 'Urządzenie zostało wylogowane.',
    endOthers: 'Pozostałe urządzenia zostały wylogowane.',
  },
  letters: {
    arrived: {
      subject: 'Nowe logowanie na konto {brand}',
      text: 'Zalogowano się na Twoje konto z urządzenia, którego wcześniej nie używano.\nPrzeglądarka: {browser}\nSieć: {network}\nCzas: {time}\nJeśli to Ty, tę wiadomość można zignorować. Jeśli to nie Ty, proszę wylogować to urządzenie i zmienić hasło:\n{link}',
      sms: '{brand}: zalogowano się na Twoje konto z nowego urządzenia ({browser}, sieć {network}, {time}). Jeśli to nie Ty, proszę je wylogować i zmienić hasło: {link}',
    },
  },
}
