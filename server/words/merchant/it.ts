export const merchant = {
  title: 'Lei come commerciante',
  notice: {
    verify: 'La Sua richiesta è accettata. Paghi il deposito cauzionale per iniziare.',
    refuse: 'La Sua richiesta non è stata accettata. Può leggere il motivo e ripresentarla.',
    payMargin: 'Il Suo deposito cauzionale è pagato. Partecipa al mercato.',
    breakOver: 'La Sua pausa è finita.',
    marginFell: 'Il Suo deposito cauzionale è troppo basso, quindi non riceve nuove offerte. Lo integri.',
    leaveDue: 'Non è più commerciante. Il Suo deposito cauzionale è di nuovo nel Suo saldo.',
    suspend: 'Per ora la Sua attività di commerciante è sospesa. Gli ordini aperti proseguono. Ci contatti.',
    release: 'Può di nuovo partecipare come commerciante.',
    expel:
      'Non è più commerciante: abbiamo posto fine alla Sua attività e può leggere il motivo. Quanto restava del Suo deposito cauzionale è di nuovo nel Suo saldo.',
  },
  done: {
    take: 'L’ordine è Suo.',
    answer: 'La Sua risposta è arrivata.',
    pay: 'Il pagamento è registrato.',
    undo: 'Ritirato.',
    abandon: 'Non ha più questo ordine.',
    apply: 'La Sua richiesta è arrivata.',
    margin: 'Il Suo deposito cauzionale è pagato.',
    setState: 'Salvato.',
    setOffer: 'Salvato.',
  },
}
