export const home = {
  active: {
    member: {
      awaiting_payment: 'Die handelaar betaal nou',
      paid: 'Gaan die betaling na',
    },
    merchant: {
      offered: '’n Aanbod vir u',
      awaiting_payment: 'Dit is u beurt om te betaal',
      paid: 'Die lid gaan u betaling na',
    },
    to: {
      bank: '{amount} na u bankrekening',
      wallet: '{amount} na u saldo',
    },
    for: 'Bestelling {order}, {amount}',
  },
}
