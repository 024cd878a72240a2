export const exports = {
  page: {
    title: 'Państwa dane w {brand}',
    made: 'Sporządzono {at} ({zone}). Wszystko, co o Państwu przechowujemy, w stanie z tej chwili.',
    names:
      'Nazwy pól są takie same jak w pliku z danymi. Numery wierszy i to, co potrzebne jest tylko programom, są wyłącznie w pliku z danymi.',
  },
  headings: {
    profile: 'Konto',
    entering: 'Logowanie',
    money: 'Salda i historia',
    trade: 'Zlecenia',
    recharges: 'Wpłaty',
    withdrawals: 'Wypłaty',
    investments: 'W co włożono pieniądze',
    shop: 'Koszyk i oglądane towary',
    places: 'Konta bankowe i adresy',
    work: 'Jako kupiec lub centrum obsługi',
    told: 'O czym powiadomiliśmy',
    pictures: 'Państwa obrazy',
    team: 'Co zdecydował nasz zespół',
  },
  done: { make: 'Państwa dane są gotowe.' },
}
