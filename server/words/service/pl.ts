export const service = {
  title: 'Nowe konto {order}',
  done: {
    open: '{status, select, opened {Konto jest otwarte.} other {Najpierw proszę za nie zapłacić.}}',
    place: 'Jeśli ta osoba może dołączyć, zapytaliśmy ją o to.',
    answerPlacement:
      '{status, select, accepted {Jesteś w zespole.} other {Zaproszenie odrzucono. Nic się nie zmienia.}}',
    sendCredit: 'Saldo rejestracyjne zostało wysłane.',
  },
  letters: {
    opened: {
      subject: 'Otwarto dla Ciebie konto {brand}',
      text: 'Centrum obsługi ({centre}) otworzyło konto dla tego adresu.\nNikt nie zna hasła, nawet centrum. Aby korzystać z konta, przy logowaniu proszę wybrać „Zapomniane hasło?” i ustawić własne hasło.\nJeśli to nie Twoja prośba, nie trzeba nic robić: bez hasła nikt nie może się zalogować.',
      sms: '{brand}: centrum obsługi {centre} otworzyło dla Ciebie konto. Przy logowaniu proszę wybrać „Zapomniane hasło?” i ustawić własne hasło.',
    },
  },
}
