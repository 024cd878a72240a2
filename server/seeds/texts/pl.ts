import type { Texts } from './en.ts'

export const pl: Texts = {
  author: 'Zespół Quay',
  about: {
    title: 'O Quay',
    summary: 'Czym jest Quay, a czym nie jest.',
    lines: [
      'Quay łączy uczestników, którzy chcą sprzedać ilość waluty cyfrowej, z kupcami, którzy kupują ją po podanej cenie jednostkowej.',
      '# Na czym można polegać',
      '- Przed potwierdzeniem zawsze widać cenę, opłatę i kwotę netto.',
      '- Każdy ruch pieniędzy jest zapisywany dwa razy, po razie z każdej strony, i oba zapisy zawsze się zgadzają.',
      '- Wypłata zawsze pokazuje swój stan, powód i to, kto decyduje dalej.',
      '# Czym jest ta wersja',
      'To jest demo. Osoby, ceny i salda są zmyślone, a prawdziwe pieniądze nie są przesyłane.',
    ],
  },
  reg_rule: {
    title: 'Regulamin',
    summary: 'Zasady dla uczestników w skrócie.',
    lines: [
      'Tworząc konto, akceptują Państwo te zasady. To jest tekst wersji demo; prawdziwy serwis zastępuje go własnym.',
      '# Konto',
      '- Posiadacz konta jest pełnoletni i używa go wyłącznie sam.',
      '- Hasło i kody zachowuje się dla siebie. Nigdy o nie nie pytamy.',
      '- Adres e-mail musi należeć do posiadacza konta; tak się kontaktujemy.',
      '# Handel',
      '- Handel odbywa się z innymi uczestnikami i kupcami. Platforma blokuje ilość, dopóki obie strony nie zrobią swojego.',
      '- Ceny mogą rosnąć i spadać. Nikt nie obiecuje zysku.',
      '- Opłaty są pokazywane przed potwierdzeniem i później się nie zmieniają.',
      '# Zakończenie',
      'O zamknięcie konta można poprosić, gdy nie ma na nim już otwartych zleceń ani pieniędzy, które da się wypłacić.',
    ],
  },
  privacy: {
    title: 'Prywatność',
    summary: 'Co przechowujemy i dlaczego.',
    lines: [
      'Przechowujemy to, co jest potrzebne do prowadzenia konta, i nic na sprzedaż.',
      '- Adres e-mail oraz numer telefonu, jeśli został podany, do logowania i kontaktu.',
      '- Operacje na pieniądzach, ponieważ księgi muszą być kompletne.',
      '- Czas otwarcia i ostatniego użycia sesji, aby można je było zakończyć.',
      'Hasła i kody są przechowywane w postaci, której nikt nie odczyta. Nie ustawiamy plików cookie.',
    ],
  },
  risk: {
    title: 'Informacja o ryzyku',
    summary: 'Prosimy przeczytać przed handlem.',
    lines: [
      'Cena waluty cyfrowej może szybko spaść, nawet do zera. Prosimy handlować tylko tym, na czego utratę można sobie pozwolić.',
      '- Dawne ceny nic nie mówią o przyszłych.',
      '- Oczekiwana kwota to szacunek, nie obietnica.',
      '- Płatność poza platformą nie jest przez nią chroniona.',
      'Jeśli ktoś obiecuje zysk, to nie my.',
    ],
  },
  zhuxiao_rule: {
    title: 'Zamknięcie konta',
    summary: 'Co się dzieje po złożeniu prośby.',
    lines: [
      'Prośbę rozpatrujemy w ciągu 5 do 7 dni roboczych. Najpierw trzeba dokończyć otwarte zlecenia i wypłaty oraz wypłacić pieniądze: konto można zamknąć dopiero wtedy, gdy nie ma na nim nic, co da się wypłacić.',
      'Zalogowanie się przed zamknięciem konta wycofuje prośbę.',
      'Potem imię, nazwisko i dane kontaktowe są usuwane. Księgi dawnych transakcji muszą zostać zachowane.',
    ],
  },
  white_paper: {
    title: 'Biała księga Quay',
    summary: 'Jak działa platforma.',
    lines: [
      'Ten dokument opisuje, jak zbudowany jest Quay. Nie jest ofertą ani poradą i nie obiecuje zysku.',
      '# Handel',
      'Uczestnik oferuje ilość po cenie jednostkowej. System szuka kupca do 60 minut. W tym czasie ilość jest zablokowana, a uczestnik może anulować.',
      '# Księgi',
      'Każdy ruch jest zapisywany dwa razy i sumuje się do zera. Konto uczestnika nigdy nie spadnie poniżej zera; odmawia tego sama baza danych.',
      '# Nagrody',
      'Nagrody są wypłacane tylko z puli, w której są zrealizowane opłaty lub kapitał platformy. Pieniądze jednego uczestnika nigdy nie opłacają innego.',
      '# Wypłaty',
      'Wypłata nie wymaga innego zakupu ani opłaty z góry. Zawsze pokazuje swój stan, termin i to, kto decyduje.',
      '# Ryzyko',
      '- Ceny mogą spaść.',
      '- Druga strona może nie zapłacić; spór rozstrzygają dwie osoby, które tworzą nasz zespół.',
      '- Oprogramowanie ma błędy; to jest testowane jawnie.',
    ],
  },
  news: [
    {
      title: 'Witamy w wersji demo',
      summary: 'Prosimy się rozejrzeć: nic tu nie jest prawdziwe.',
      lines: [
        'Wszystko w tym demo jest zmyślone: osoby, ceny i salda.',
        'Można zalogować się na jedno z kont demo lub utworzyć własne. Kod trafia do skrzynki deweloperskiej.',
        '=> Do czego służy example.com',
      ],
    },
    {
      title: 'Godziny rynku',
      summary: 'Kiedy handel jest otwarty.',
      lines: [
        'Rynek ma codziennie godzinną przerwę.',
        'Ekran główny pokazuje, do kiedy rynek jest otwarty, a podczas przerwy odlicza czas do następnego otwarcia.',
      ],
    },
    {
      title: 'Dziesięć języków',
      summary: 'Swój można wybrać w ustawieniach.',
      lines: [
        'Quay mówi w dziesięciu językach. Swój można wybrać w Moje konto, Ustawienia, Język.',
        'Komunikaty i e-maile są w wybranym języku.',
      ],
    },
  ],
  popup: {
    title: 'Nowość: widać, kto kupuje',
    body: 'Pod kwotą widnieją kupcy, którzy teraz kupują, oraz ile każdy z nich zapłaci.',
  },
  marquee: 'Rynek ma codziennie godzinną przerwę; ekran główny pokazuje kiedy.',
  sellers: [
    { tag: 'Karta bankowa', desc: 'Sprzedaje monety na kartę. Wymyślone na potrzeby tej wersji demo.' },
    {
      tag: 'Przelew bankowy',
      desc: 'Giełda, której ceny zmieniają się co minutę. Wymyślona na potrzeby tej wersji demo.',
    },
    { tag: 'Gotówka', desc: 'Sklep, w którym monety wydaje się za gotówkę. Wymyślony na potrzeby tej wersji demo.' },
  ],
  ways: 'To jest wersja demo: proszę nie wysyłać prawdziwych pieniędzy ani monet. Potwierdzeniem może być dowolne zdjęcie.',
  online: 'To jest wersja demo: proszę nie wysyłać prawdziwych pieniędzy ani USDT.',
  help: {
    work_time: 'Od poniedziałku do piątku, 09:00 do 18:00 czasu amsterdamskiego',
    faq: [
      {
        q: 'Kod nie dotarł. Co teraz?',
        a: 'Prosimy sprawdzić adres, odczekać minutę i poprosić o nowy. W demo kody trafiają do skrzynki deweloperskiej.',
      },
      {
        q: 'Nie pamiętam hasła.',
        a: 'Na ekranie logowania prosimy wybrać „Zapomniane hasło?”. Potrzebny jest dostęp do poczty e-mail.',
      },
      { q: 'Czy ceny są prawdziwe?', a: 'Nie. To jest demo i ceny są zmyślone.' },
    ],
  },
}
