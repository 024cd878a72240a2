export const cancellation = {
  days: '{from} tot {to} werkdagen',
  blockers: {
    balance: '{amount} beschikbaar',
    joining: '{amount} niet rechtstreeks op te nemen',
    trade: '{count, plural, one {# order nog open} other {# orders nog open}}',
    dispute: '{count, plural, one {# open geschil} other {# open geschillen}}',
    recharge: '{count, plural, one {# open storting} other {# open stortingen}}',
    withdrawal: '{count, plural, one {# open opname} other {# open opnames}}',
    plan: '{count, plural, one {# lopend plan} other {# lopende plannen}}',
    shopOrder: '{count, plural, one {# bestelling onderweg} other {# bestellingen onderweg}}',
    merchant: 'U doet nog mee als handelaar',
    margin: '{amount} als waarborgsom',
    hold: '{amount} gereserveerd',
    paused: 'Ons team heeft betalingen van uw account stopgezet',
    debt: '{amount} terug te betalen',
  },
  reasons: {
    not_settled: 'Er staat nog iets open op uw account.',
    not_proven: 'We konden niet vaststellen dat het verzoek van u kwam.',
    law: 'De wet verplicht ons het account voorlopig te bewaren.',
    other: 'Ons team legt het hieronder uit.',
  },
  done: {
    request:
      'Uw verzoek is binnen. De beoordeling duurt {from} tot {to} werkdagen; als u inlogt voordat het account is verwijderd, is het ingetrokken.',
  },
  letters: {
    requested: {
      subject: 'Uw verzoek om uw {brand}-account te sluiten',
      text: 'U hebt gevraagd uw account te sluiten. We beoordelen het verzoek en beslissen tussen {from} en {by}; pas dan wordt het account verwijderd.\nWilt u uw account houden, log dan daarvoor in. Daarmee is het verzoek ingetrokken: {link}\nWas u het niet, log dan nu in en wijzig uw wachtwoord.',
      sms: '{brand}: u hebt gevraagd uw account te sluiten. We beslissen tussen {from} en {by}. Wilt u het houden, log dan daarvoor in: {link}',
    },
    kept: {
      subject: 'U houdt uw {brand}-account',
      text: 'U hebt ingelogd, en uw verzoek om het account te sluiten is ingetrokken. Alles blijft zoals het was.\nWas u het niet, wijzig dan nu uw wachtwoord.',
      sms: '{brand}: u hebt ingelogd, en uw verzoek om het account te sluiten is ingetrokken. Was u het niet, wijzig dan nu uw wachtwoord.',
    },
    rejected: {
      subject: 'We hebben uw {brand}-account niet gesloten',
      text: 'Ons team heeft uw account niet gesloten.\n{reason}\nU kunt inloggen zoals voorheen: {link}',
      sms: '{brand}: ons team heeft uw account niet gesloten. {reason} U kunt inloggen zoals voorheen: {link}',
    },
    deleted: {
      subject: 'Uw {brand}-account is gesloten',
      text: 'Uw account is gesloten en uw persoonlijke gegevens zijn verwijderd. Niemand kan er nog inloggen.\nDe boeken van eerdere betalingen blijven, zonder uw naam.',
      sms: '{brand}: uw account is gesloten en uw persoonlijke gegevens zijn verwijderd.',
    },
  },
}
