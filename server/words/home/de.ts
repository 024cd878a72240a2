export const home = {
  active: {
    member: {
      awaiting_payment: 'Der Händler zahlt jetzt',
      paid: 'Bitte prüfen Sie die Zahlung',
    },
    merchant: {
      offered: 'Ein Angebot für Sie',
      awaiting_payment: 'Sie sind mit der Zahlung an der Reihe',
      paid: 'Das Mitglied prüft Ihre Zahlung',
    },
    to: {
      bank: '{amount} auf Ihr Bankkonto',
      wallet: '{amount} auf Ihr Guthaben',
    },
    for: 'Auftrag {order}, {amount}',
  },
}
