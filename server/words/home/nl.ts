export const home = {
  active: {
    member: {
      awaiting_payment: 'De handelaar betaalt nu',
      paid: 'Controleer de betaling',
    },
    merchant: {
      offered: 'Een aanbod voor u',
      awaiting_payment: 'U bent aan de beurt om te betalen',
      paid: 'Het lid controleert uw betaling',
    },
    to: {
      bank: '{amount} naar uw bankrekening',
      wallet: '{amount} naar uw saldo',
    },
    for: 'Order {order} van {amount}',
  },
}
