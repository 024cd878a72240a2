export const home = {
  active: {
    member: {
      awaiting_payment: 'Handlaren betalar nu',
      paid: 'Kontrollera betalningen',
    },
    merchant: {
      offered: 'Ett erbjudande till dig',
      awaiting_payment: 'Det är din tur att betala',
      paid: 'Medlemmen kontrollerar din betalning',
    },
    to: {
      bank: '{amount} till ditt bankkonto',
      wallet: '{amount} till ditt saldo',
    },
    for: 'Order {order} på {amount}',
  },
}
