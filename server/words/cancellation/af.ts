export const cancellation = {
  days: '{from} tot {to} werksdae',
  blockers: {
    balance: '{amount} beskikbaar',
    joining: '{amount} wat nie direk onttrek kan word nie',
    trade: '{count, plural, one {# oop bestelling} other {# oop bestellings}}',
    dispute: '{count, plural, one {# oop geskil} other {# oop geskille}}',
    recharge: '{count, plural, one {# oop storting} other {# oop stortings}}',
    withdrawal: '{count, plural, one {# oop onttrekking} other {# oop onttrekkings}}',
    plan: '{count, plural, one {# lopende plan} other {# lopende planne}}',
    shopOrder: '{count, plural, one {# bestelling op pad} other {# bestellings op pad}}',
    merchant: 'U neem nog as handelaar deel',
    margin: '{amount} as sekuriteitsdeposito',
    hold: '{amount} gereserveer',
    paused: 'Ons span het betalings van u rekening gestaak',
    debt: '{amount} om terug te betaal',
  },
  reasons: {
    not_settled: 'Daar is nog iets oop op u rekening.',
    not_proven: 'Ons kon nie seker maak dat die versoek van u af kom nie.',
    law: 'Die wet verplig ons om die rekening vir eers te hou.',
    other: 'Ons span verduidelik dit hieronder.',
  },
  done: {
    request:
      'U versoek is ontvang. Die hersiening duur {from} tot {to} werksdae; as u aanmeld voordat die rekening geskrap is, is dit teruggetrek.',
  },
  letters: {
    requested: {
      subject: 'U versoek om u {brand}-rekening te sluit',
      text: 'U het gevra dat ons u rekening sluit. Ons hersien die versoek en besluit tussen {from} en {by}; eers dan word die rekening geskrap.\nOm u rekening te hou, meld voor dit aan. Dit trek die versoek terug: {link}\nAs dit nie u was nie, meld asseblief nou aan en verander u wagwoord.',
      sms: '{brand}: u het gevra dat ons u rekening sluit. Ons besluit tussen {from} en {by}. Om dit te hou, meld voor dit aan: {link}',
    },
    kept: {
      subject: 'U hou u {brand}-rekening',
      text: 'U het aangemeld, en u versoek om die rekening te sluit is teruggetrek. Alles bly soos dit was.\nAs dit nie u was nie, verander asseblief nou u wagwoord.',
      sms: '{brand}: u het aangemeld, en u versoek om die rekening te sluit is teruggetrek. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
    rejected: {
      subject: 'Ons het nie u {brand}-rekening gesluit nie',
      text: 'Ons span het nie u rekening gesluit nie.\n{reason}\nU kan soos voorheen aanmeld: {link}',
      sms: '{brand}: ons span het nie u rekening gesluit nie. {reason} U kan soos voorheen aanmeld: {link}',
    },
    deleted: {
      subject: 'U {brand}-rekening is gesluit',
      text: 'U rekening is gesluit, en u persoonlike data is geskrap. Niemand kan meer daarby aanmeld nie.\nDie boeke van vorige betalings bly, sonder u naam.',
      sms: '{brand}: u rekening is gesluit, en u persoonlike data is geskrap.',
    },
  },
}
