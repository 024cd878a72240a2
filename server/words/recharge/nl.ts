import { recharge as english } from './en.ts'

export const recharge = {
  title: 'Storting {order}',
  status: {
    awaiting_proof: 'Wacht op uw betaalbewijs',
    submitted: 'Wacht op ons team',
    in_review: 'In beoordeling',
    needs_info: 'Wij hebben meer van u nodig',
    credited: 'Bijgeschreven',
    rejected: 'Niet geaccepteerd',
    cancelled: 'Geannuleerd',
    expired: 'Verlopen',
    reversed: 'Teruggeboekt',
  },
  reason: {
    not_received: 'Het geld is niet bij ons aangekomen.',
    wrong_amount: 'Er is een ander bedrag aangekomen dan u hebt ingevuld.',
    wrong_payer: 'Het geld is door iemand anders gestuurd.',
    unreadable: 'Het betaalbewijs is niet leesbaar.',
    used_proof: 'Dit betaalbewijs hoort bij een andere storting.',
    other: 'Ons team legt het hieronder uit.',
  },
  happened: {
    made: 'U bent de storting begonnen',
    prove: 'U hebt het betaalbewijs verstuurd',
    cancel: 'U hebt geannuleerd',
    expire: 'Er kwam niet op tijd een betaalbewijs',
    take: 'Ons team is de beoordeling begonnen',
    leaseExpired: 'De storting wacht weer op ons team',
    ask: 'Ons team heeft om meer gevraagd',
    credit: 'Bijgeschreven; het geld is beschikbaar',
    reject: 'Ons team heeft de storting niet geaccepteerd',
    appeal: 'U hebt om een tweede beoordeling gevraagd',
    reverse: 'Ons team heeft de storting teruggeboekt, omdat de betaling is teruggehaald',
    vanish: english.happened.vanish,
    appear: english.happened.appear,
  },
  notice: {
    expire: 'Storting {order} is verlopen, omdat er niet op tijd een betaalbewijs kwam.',
    ask: 'Ons team heeft meer nodig om storting {order} bij te schrijven. Bekijk wat er nodig is.',
    credit: 'Storting {order} is bijgeschreven: {amount}.',
    reject:
      'Ons team heeft storting {order} niet geaccepteerd. U kunt lezen waarom en om een tweede beoordeling vragen.',
    reverse: 'Ons team heeft storting {order} teruggeboekt, omdat de betaling is teruggehaald.',
    vanish: english.notice.vanish,
  },
  done: {
    recharge: '{status, select, awaiting_proof {Storting begonnen.} other {Betaalbewijs verstuurd.}}',
    cancel: 'Storting geannuleerd.',
    appeal: 'Ons team heeft uw verzoek.',
  },
}
