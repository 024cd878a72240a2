export const home = {
  active: {
    member: {
      awaiting_payment: 'Kupiec teraz płaci',
      paid: 'Proszę sprawdzić płatność',
    },
    merchant: {
      offered: 'Oferta dla Ciebie',
      awaiting_payment: 'Twoja kolej na płatność',
      paid: 'Uczestnik sprawdza płatność',
    },
    to: {
      bank: '{amount} na konto bankowe',
      wallet: '{amount} na saldo',
    },
    for: 'Zlecenie {order}, {amount}',
  },
}
