export const parcel = {
  label: 'Paket {number}',
  unsent: 'Noch nicht versandt',
  state: {
    none: 'Angekündigt',
    collected: 'Abgeholt',
    on_the_way: 'Unterwegs',
    delivering: 'In Zustellung',
    signed: 'Zugestellt',
    problem: 'Verzögert',
  },
  happened: {
    none: 'Angekündigt',
    collected: 'Dem Paketdienst übergeben',
    on_the_way: 'Unterwegs',
    delivering: 'In Zustellung',
    signed: 'Zugestellt',
    problem: 'Problem unterwegs',
  },
  at: '{words}, {place}',
  sandbox: {
    name: 'Test-Paketdienst',
    mark: 'Sandbox: Diese Seite steht für die eines Paketdienstes. Sie gehört zur Demo, und nichts wird irgendwohin gebracht.',
    number: 'Paketnummer {number}',
    none: 'Noch gibt es keine Nachricht.',
    missing: 'Dieses Paket gibt es nicht.',
  },
}
