export const exports = {
  page: {
    title: 'Je gegevens bij {brand}',
    made: 'Gemaakt op {at} ({zone}). Alles wat we over je bewaren, zoals het op dat moment was.',
    names:
      'De namen van velden zijn dezelfde als in het gegevensbestand. Rijnummers en wat alleen programma’s nodig hebben, staan alleen in het gegevensbestand.',
  },
  headings: {
    profile: 'Je account',
    entering: 'Inloggen',
    money: 'Saldi en activiteit',
    trade: 'Je orders',
    recharges: 'Stortingen',
    withdrawals: 'Opnames',
    investments: 'Waarin u geld hebt gestopt',
    shop: 'Uw winkelwagen en bekeken artikelen',
    places: 'Bankrekeningen en adressen',
    work: 'Als handelaar of servicecentrum',
    told: 'Wat we je hebben gemeld',
    pictures: 'Je foto’s',
    team: 'Wat ons team heeft besloten',
  },
  done: { make: 'Je gegevens staan klaar.' },
}
