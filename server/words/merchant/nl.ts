export const merchant = {
  title: 'U als handelaar',
  notice: {
    verify: 'Uw aanvraag is goedgekeurd. Betaal de waarborgsom om te beginnen.',
    refuse: 'Uw aanvraag is niet goedgekeurd. U kunt lezen waarom, en opnieuw een aanvraag doen.',
    payMargin: 'Uw waarborgsom is betaald. U doet mee op de markt.',
    breakOver: 'Uw pauze is voorbij.',
    marginFell: 'Uw waarborgsom is te laag, dus krijgt u geen nieuw aanbod. Vul die aan.',
    leaveDue: 'U bent geen handelaar meer. Uw waarborgsom staat weer in uw saldo.',
    suspend: 'Wij hebben u als handelaar geschorst. Open orders gaan door. Neem contact met ons op.',
    release: 'U kunt weer meedoen als handelaar.',
    expel:
      'Wij hebben uw tijd als handelaar beëindigd; u kunt lezen waarom. De rest van uw waarborgsom staat weer in uw saldo.',
  },
  done: {
    take: 'De order is van u.',
    answer: 'Wij hebben uw antwoord.',
    pay: 'De betaling is vastgelegd.',
    undo: 'Uw melding is ingetrokken.',
    abandon: 'U hebt deze order niet meer.',
    apply: 'Wij hebben uw aanvraag.',
    margin: 'Uw waarborgsom is betaald.',
    setState: 'Opgeslagen.',
    setOffer: 'Opgeslagen.',
  },
}
