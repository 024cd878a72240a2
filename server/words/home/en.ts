export const home = {
  active: {
    member: {
      awaiting_payment: 'The merchant pays now',
      paid: 'Please check the payment',
    },
    merchant: {
      offered: 'An offer for you',
      awaiting_payment: 'It is your turn to pay',
      paid: 'The member checks your payment',
    },
    to: {
      bank: '{amount} to your bank account',
      wallet: '{amount} to your balance',
    },
    for: 'Order {order}, {amount}',
  },
}
