export const home = {
  active: {
    member: {
      awaiting_payment: 'Il commerciante paga ora',
      paid: 'Controlli il pagamento',
    },
    merchant: {
      offered: 'Un’offerta per Lei',
      awaiting_payment: 'Tocca a Lei pagare',
      paid: 'Il membro controlla il Suo pagamento',
    },
    to: {
      bank: '{amount} sul Suo conto bancario',
      wallet: '{amount} sul Suo saldo',
    },
    for: 'Ordine {order}, {amount}',
  },
}
