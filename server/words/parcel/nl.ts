export const parcel = {
  label: 'Pakket {number}',
  unsent: 'Nog niet verzonden',
  state: {
    none: 'Aangekondigd',
    collected: 'Opgehaald',
    on_the_way: 'Onderweg',
    delivering: 'Wordt bezorgd',
    signed: 'Bezorgd',
    problem: 'Vertraagd',
  },
  happened: {
    none: 'Aangekondigd',
    collected: 'Aan de bezorger gegeven',
    on_the_way: 'Onderweg',
    delivering: 'Wordt bezorgd',
    signed: 'Bezorgd',
    problem: 'Probleem onderweg',
  },
  at: '{words}, {place}',
  sandbox: {
    name: 'Testbezorger',
    mark: 'Sandbox: deze pagina staat voor die van een bezorger. Ze hoort bij de demo, en er wordt niets bezorgd.',
    number: 'Pakketnummer {number}',
    none: 'Er is nog niets over bekend.',
    missing: 'Dit pakket bestaat niet.',
  },
}
