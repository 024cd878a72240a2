export const home = {
  active: {
    member: {
      awaiting_payment: 'O comerciante paga agora',
      paid: 'Verifique o pagamento',
    },
    merchant: {
      offered: 'Uma oferta para si',
      awaiting_payment: 'É a sua vez de pagar',
      paid: 'O membro verifica o seu pagamento',
    },
    to: {
      bank: '{amount} para a sua conta bancária',
      wallet: '{amount} para o seu saldo',
    },
    for: 'Ordem {order}, {amount}',
  },
}
