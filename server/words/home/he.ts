export const home = {
  active: {
    member: {
      awaiting_payment: 'הסוחר משלם עכשיו',
      paid: 'יש לבדוק את התשלום',
    },
    merchant: {
      offered: 'הצעה עבורך',
      awaiting_payment: 'תורך לשלם',
      paid: 'החבר בודק את התשלום שלך',
    },
    to: {
      bank: '{amount} לחשבון הבנק שלך',
      wallet: '{amount} ליתרה שלך',
    },
    for: 'עסקה {order}, {amount}',
  },
}
