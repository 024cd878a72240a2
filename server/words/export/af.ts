export const exports = {
  page: {
    title: 'Jou data by {brand}',
    made: 'Gemaak op {at} ({zone}). Alles wat ons oor jou bewaar, soos dit op daardie oomblik was.',
    names:
      'Die name van velde is dieselfde as in die datalêer. Rynommers en wat net programme nodig het, staan in die datalêer alleen.',
  },
  headings: {
    profile: 'Rekening',
    entering: 'Aanmelding',
    money: 'Saldo’s en aktiwiteit',
    trade: 'Bestellings',
    recharges: 'Stortings',
    withdrawals: 'Onttrekkings',
    investments: 'Waarin u geld gesit het',
    shop: 'U mandjie en goedere waarna u gekyk het',
    places: 'Bankrekeninge en adresse',
    work: 'As handelaar of dienssentrum',
    told: 'Wat ons vir jou gesê het',
    pictures: 'Jou prente',
    team: 'Wat ons span besluit het',
  },
  done: { make: 'Jou data is gereed.' },
}
