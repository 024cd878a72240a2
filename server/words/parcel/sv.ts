export const parcel = {
  label: 'Paket {number}',
  unsent: 'Inte skickat än',
  state: {
    none: 'Aviserat',
    collected: 'Hämtat',
    on_the_way: 'På väg',
    delivering: 'Ute för leverans',
    signed: 'Levererat',
    problem: 'Försenat',
  },
  happened: {
    none: 'Aviserat',
    collected: 'Lämnat till budet',
    on_the_way: 'På väg',
    delivering: 'Ute för leverans',
    signed: 'Levererat',
    problem: 'Problem på vägen',
  },
  at: '{words}, {place}',
  sandbox: {
    name: 'Testbudet',
    mark: 'Sandlåda: den här sidan står för ett budföretags. Den hör till demon, och inget skickas på riktigt.',
    number: 'Paketnummer {number}',
    none: 'Inget är känt om det än.',
    missing: 'Det finns inget sådant paket.',
  },
}
