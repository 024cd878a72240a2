export const merchant = {
  title: 'Lei come commerciante',
  notice: {
    verify: 'La Sua domanda è accettata. Paghi il deposito cauzionale per iniziare.',
    refuse: 'La Sua domanda non è stata accettata. Può leggere il motivo e ripresentarla.',
    payMargin: 'Il Suo deposito cauzionale è pagato. Partecipa al mercato.',
    breakOver: 'La Sua pausa è finita.',
    marginFell: 'Il Suo deposito cauzionale è troppo basso, quindi non riceve nuove offerte. Lo reintegri.',
    leaveDue: 'Non è più commerciante. Il Suo deposito cauzionale è di nuovo nel Suo saldo.',
    suspend: 'Abbiamo sospeso la Sua attività di commerciante. Gli ordini aperti proseguono. Ci contatti.',
    release: 'Può di nuovo partecipare come commerciante.',
    expel:
      'Abbiamo posto fine alla Sua attività di commerciante; può leggere il motivo. Il resto del Suo deposito cauzionale è di nuovo nel Suo saldo.',
  },
  done: {
    take: 'L’ordine è Suo.',
    answer: 'Abbiamo la Sua risposta.',
    pay: 'Il pagamento è registrato.',
    undo: 'La Sua segnalazione è ritirata.',
    abandon: 'Non ha più questo ordine.',
    apply: 'Abbiamo la Sua domanda.',
    margin: 'Il Suo deposito cauzionale è pagato.',
    setState: 'Salvato.',
    setOffer: 'Salvato.',
  },
}
