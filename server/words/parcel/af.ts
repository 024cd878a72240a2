export const parcel = {
  label: 'Pakkie {number}',
  unsent: 'Nog nie gestuur nie',
  state: {
    none: 'Aangekondig',
    collected: 'Afgehaal',
    on_the_way: 'Op pad',
    delivering: 'Word afgelewer',
    signed: 'Afgelewer',
    problem: 'Vertraag',
  },
  happened: {
    none: 'Aangekondig',
    collected: 'Aan die koerier oorhandig',
    on_the_way: 'Op pad',
    delivering: 'Word afgelewer',
    signed: 'Afgelewer',
    problem: 'Probleem op pad',
  },
  at: '{words}, {place}',
  sandbox: {
    name: 'Toetskoerier',
    mark: 'Sandbox: hierdie bladsy staan vir dié van ’n koerier. Dit behoort tot die demo, en niks word regtig gestuur nie.',
    number: 'Pakkienommer {number}',
    none: 'Daar is nog niks daaroor bekend nie.',
    missing: 'Daar is nie so ’n pakkie nie.',
  },
}
