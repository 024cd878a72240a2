export const cancellation = {
  days: 'od {from} do {to} dni roboczych',
  blockers: {
    balance: '{amount} dostępne',
    joining: '{amount}, których nie można wypłacić bezpośrednio',
    trade:
      '{count, plural, one {# otwarte zlecenie} few {# otwarte zlecenia} many {# otwartych zleceń} other {# otwartych zleceń}}',
    dispute:
      '{count, plural, one {# otwarty spór} few {# otwarte spory} many {# otwartych sporów} other {# otwartych sporów}}',
    recharge:
      '{count, plural, one {# otwarta wpłata} few {# otwarte wpłaty} many {# otwartych wpłat} other {# otwartych wpłat}}',
    withdrawal:
      '{count, plural, one {# otwarta wypłata} few {# otwarte wypłaty} many {# otwartych wypłat} other {# otwartych wypłat}}',
    plan: '{count, plural, one {# trwający plan} few {# trwające plany} many {# trwających planów} other {# trwających planów}}',
    shopOrder:
      '{count, plural, one {# zamówienie w drodze} few {# zamówienia w drodze} many {# zamówień w drodze} other {# zamówień w drodze}}',
    merchant: 'Konto nadal działa jako kupiec',
    margin: '{amount} jako zabezpieczenie',
    hold: '{amount} zablokowane',
    paused: 'Nasz zespół wstrzymał płatności z Twojego konta',
    debt: '{amount} do zwrotu',
  },
  reasons: {
    not_settled: 'Coś jest jeszcze otwarte, konto nie może zostać zamknięte.',
    not_proven: 'Nie mogliśmy upewnić się, że prośba pochodzi od Ciebie.',
    law: 'Prawo na razie zobowiązuje nas do zachowania konta.',
    other: 'Nasz zespół wyjaśnia to poniżej.',
  },
  done: {
    request:
      'Mamy Twoją prośbę. Sprawdzenie trwa od {from} do {to} dni roboczych; zalogowanie się przed usunięciem konta ją wycofuje.',
  },
  letters: {
    requested: {
      subject: 'Twoja prośba o zamknięcie konta {brand}',
      text: 'Otrzymaliśmy prośbę o zamknięcie Twojego konta. Sprawdzamy prośbę i podejmiemy decyzję między {from} a {by}; dopiero wtedy konto zostanie usunięte.\nAby zachować konto, proszę zalogować się wcześniej. Zalogowanie się wycofuje prośbę: {link}\nJeśli to nie Ty, proszę teraz zalogować się i zmienić hasło.',
      sms: '{brand}: otrzymaliśmy prośbę o zamknięcie konta. Podejmiemy decyzję między {from} a {by}. Aby je zachować, proszę zalogować się wcześniej: {link}',
    },
    kept: {
      subject: 'Twoje konto {brand} zostaje',
      text: 'Nastąpiło zalogowanie i prośba o zamknięcie konta jest wycofana. Wszystko zostaje jak było.\nJeśli to nie Ty, proszę teraz zmienić hasło.',
      sms: '{brand}: nastąpiło zalogowanie i prośba o zamknięcie konta jest wycofana. Jeśli to nie Ty, proszę teraz zmienić hasło.',
    },
    rejected: {
      subject: 'Twoje konto {brand} nie zostało zamknięte',
      text: 'Nasz zespół nie zamknął Twojego konta.\n{reason}\nMożna zalogować się jak dotąd: {link}',
      sms: '{brand}: nasz zespół nie zamknął Twojego konta. {reason} Można zalogować się jak dotąd: {link}',
    },
    deleted: {
      subject: 'Twoje konto {brand} jest zamknięte',
      text: 'Twoje konto jest zamknięte, a Twoje dane osobowe są usunięte. Nikt nie może się już na nie zalogować.\nKsięgi dawnych płatności zostają, bez Twojego nazwiska.',
      sms: '{brand}: Twoje konto jest zamknięte, a Twoje dane osobowe są usunięte.',
    },
  },
}
