export const security = {
  title: 'Płatności z Twojego konta',
  notice: {
    begun:
      'Wstrzymaliśmy płatności z Twojego konta. Wstrzymanie kończy się {until}, jeśli nie potwierdzi go druga osoba z naszego zespołu. Kto decyduje: {who}, nasz zespół. Powód: {reason}',
    stays:
      'Płatności z Twojego konta pozostają wstrzymane, dopóki dwie osoby z naszego zespołu nie zniosą wstrzymania. Kto decyduje: {who}, nasz zespół. Powód: {reason}',
    over: 'Wstrzymanie płatności z Twojego konta się skończyło. Znów możesz płacić i wypłacać.',
    lifted: 'Nasz zespół zniósł wstrzymanie płatności z Twojego konta. Znów możesz płacić i wypłacać.',
  },
  done: {
    setPin: 'Kod PIN płatności został ustawiony.',
    resetPin: 'Kod PIN płatności został ustawiony. Wypłaty są wstrzymane do {until}.',
    updatePassword: 'Hasło zostało zmienione. Proszę się zalogować.',
    setMobile: 'Numer telefonu został dodany.',
    updateMobile: 'Numer telefonu został zmieniony. Proszę się zalogować.',
    setEmail:
      '{waits, select, yes {Twój adres e-mail zmieni się za 24 godziny. Do tego czasu można to anulować.} other {Adres e-mail został zapisany.}}',
    cancelEmailChange: 'Adres e-mail pozostaje bez zmian.',
    setPause: 'Twoje konto jest wstrzymane. Nic z niego teraz nie wychodzi.',
    liftPause: 'Wstrzymanie zostało zniesione.',
    setWatchword: 'Słowo rozpoznawcze zostało zapisane.',
  },
  letters: {
    pinLocked: {
      subject: 'Kod PIN płatności {brand} jest zablokowany',
      text: 'Twój kod PIN płatności podano błędnie {tries} razy i jest zablokowany na {minutes} minut.\nJeśli to nie Ty, proszę teraz zmienić hasło.',
      sms: '{brand}: Twój kod PIN płatności jest zablokowany na {minutes} minut po {tries} błędnych próbach. Jeśli to nie Ty, proszę teraz zmienić hasło.',
    },
    pinSet: {
      subject: 'Kod PIN płatności {brand} został ustawiony',
      text: 'Dla Twojego konta ustawiono kod PIN płatności. Potwierdza on Twoje płatności.\nJeśli to nie Ty, proszę teraz zmienić hasło i ustawić nowy kod PIN płatności.',
      sms: '{brand}: dla Twojego konta ustawiono kod PIN płatności. Jeśli to nie Ty, proszę teraz zmienić hasło.',
    },
    pinChanged: {
      subject: 'Kod PIN płatności {brand} został zmieniony',
      text: 'Twój kod PIN płatności został zmieniony.\nJeśli to nie Ty, proszę teraz zmienić hasło i ustawić nowy kod PIN płatności.',
      sms: '{brand}: Twój kod PIN płatności został zmieniony. Jeśli to nie Ty, proszę teraz zmienić hasło.',
    },
    pinReset: {
      subject: 'Kod PIN płatności {brand} ustawiono od nowa',
      text: 'Twój kod PIN płatności ustawiono od nowa przy użyciu kodu. Wypłaty są wstrzymane do {until}.\nJeśli to nie Ty, proszę teraz zmienić hasło.',
      sms: '{brand}: Twój kod PIN płatności ustawiono od nowa. Wypłaty są wstrzymane do {until}. Jeśli to nie Ty, proszę teraz zmienić hasło.',
    },
    phoneAdded: {
      subject: 'Do konta {brand} dodano numer telefonu',
      text: 'Numer telefonu {contact} został dodany do Twojego konta. Można się nim logować i odbierać na nim kody.\nJeśli to nie Ty, proszę teraz zmienić hasło.',
      sms: '{brand}: numer telefonu {contact} został dodany do Twojego konta. Jeśli to nie Ty, proszę teraz zmienić hasło.',
    },
    phoneChanged: {
      subject: 'Numer telefonu {brand} został zmieniony',
      text: 'Numer telefonu Twojego konta to teraz {contact}, a wszystkie urządzenia zostały wylogowane. Wypłaty są wstrzymane do {until}.\nJeśli to nie Ty, proszę teraz ustawić nowe hasło przy użyciu adresu e-mail.',
      sms: '{brand}: numer telefonu Twojego konta to teraz {contact}. Wypłaty są wstrzymane do {until}. Jeśli to nie Ty, proszę teraz ustawić nowe hasło przez e-mail.',
    },
    emailChanged: {
      subject: 'Adres e-mail {brand} został zmieniony',
      text: 'Adres e-mail Twojego konta to teraz {contact}. Tutaj wiadomości już nie przychodzą. Wypłaty są wstrzymane do {until}.\nJeśli to nie Ty, proszę teraz zmienić hasło i skontaktować się z nami.',
      sms: '{brand}: adres e-mail Twojego konta to teraz {contact}. Wypłaty są wstrzymane do {until}. Jeśli to nie Ty, proszę teraz zmienić hasło.',
    },
    emailWaits: {
      subject: 'Adres e-mail {brand} wkrótce się zmieni',
      text: 'Dla Twojego konta podano nowy adres e-mail: {contact}. Zacznie obowiązywać {until}. Do tego czasu logowanie i wiadomości działają jak dotąd, a zmianę można anulować w aplikacji.',
      sms: '{brand}: Twój adres e-mail zmieni się {until} na {contact}. Do tego czasu można to anulować w aplikacji.',
    },
    emailKept: {
      subject: 'Adres e-mail {brand} pozostaje',
      text: 'Zmiana adresu e-mail została anulowana. Wszystko pozostaje bez zmian.',
      sms: '{brand}: zmiana adresu e-mail została anulowana.',
    },
    emailTaken: {
      subject: 'Adres e-mail {brand} nie został zmieniony',
      text: 'Z adresu {contact} korzysta już inne konto, dlatego Twój adres e-mail pozostaje bez zmian.',
      sms: '{brand}: adres e-mail nie został zmieniony, bo z {contact} korzysta już inne konto.',
    },
    stopped: {
      subject: 'Konto {brand} zostało zatrzymane',
      text: 'Z Twojego konta nic nie może wyjść, a wszystkie urządzenia zostały wylogowane.\nNajpierw proszę ustawić nowe hasło i nowy kod PIN płatności. Potem można znieść wstrzymanie w aplikacji: kod przyjdzie na ten adres.',
      sms: '{brand}: z Twojego konta nic nie może wyjść, a wszystkie urządzenia zostały wylogowane. Proszę ustawić nowe hasło i nowy kod PIN płatności.',
    },
    pauseSet: {
      subject: 'Twoje konto {brand} jest wstrzymane',
      text: 'Twoje konto zostało wstrzymane. Do zniesienia wstrzymania nie można niczego sprzedać, przelać, zapłacić ani wypłacić. Pieniądze nadal wpływają, a otwarte zlecenia trwają.\nJeśli to nie Ty, proszę teraz zmienić hasło.',
      sms: '{brand}: Twoje konto zostało wstrzymane. Jeśli to nie Ty, proszę teraz zmienić hasło.',
    },
    pauseLifted: {
      subject: 'Wstrzymanie Twojego konta {brand} zostało zniesione',
      text: 'Wstrzymanie Twojego konta zniesiono za pomocą hasła i kodu. Znów możesz sprzedawać, przelewać, płacić i wypłacać.\nJeśli to nie Ty, proszę teraz zmienić hasło i ponownie wstrzymać konto.',
      sms: '{brand}: wstrzymanie Twojego konta zostało zniesione. Jeśli to nie Ty, proszę teraz zmienić hasło i wstrzymać je ponownie.',
    },
    watchwordSet: {
      subject: 'Twoje słowo rozpoznawcze {brand} zostało zmienione',
      text: 'Dla Twojego konta zapisano nowe słowo rozpoznawcze. Od teraz zaczyna się od niego każdy nasz list.\nJeśli to nie Ty, proszę teraz zmienić hasło.',
      sms: '{brand}: Twoje słowo rozpoznawcze zostało zmienione. Jeśli to nie Ty, proszę teraz zmienić hasło.',
    },
  },
}
