export const parcel = {
  label: 'Paczka {number}',
  unsent: 'Jeszcze nie wysłano',
  state: {
    none: 'Zapowiedziana',
    collected: 'Odebrana od nadawcy',
    on_the_way: 'W drodze',
    delivering: 'W doręczeniu',
    signed: 'Doręczona',
    problem: 'Opóźniona',
  },
  happened: {
    none: 'Zapowiedziana',
    collected: 'Przekazana przewoźnikowi',
    on_the_way: 'W drodze',
    delivering: 'W doręczeniu',
    signed: 'Doręczona',
    problem: 'Problem w drodze',
  },
  at: '{words}, {place}',
  sandbox: {
    name: 'Testowy przewoźnik',
    mark: 'Piaskownica: ta strona zastępuje stronę przewoźnika. Należy do wersji demo i nic nie jest naprawdę wysyłane.',
    number: 'Numer paczki {number}',
    none: 'Nic jeszcze o niej nie wiadomo.',
    missing: 'Nie ma takiej paczki.',
  },
}
