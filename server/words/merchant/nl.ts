export const merchant = {
  title: 'U als handelaar',
  notice: {
    verify: 'Uw aanvraag is aanvaard. Betaal de waarborgsom om te beginnen.',
    refuse: 'Uw aanvraag is niet aanvaard. U kunt lezen waarom, en opnieuw een aanvraag doen.',
    payMargin: 'Uw waarborgsom is betaald. U doet mee op de markt.',
    breakOver: 'Uw pauze is voorbij.',
    marginFell: 'Uw waarborgsom is te klein, dus krijgt u geen nieuw aanbod. Vul de waarborgsom aan.',
    leaveDue: 'U bent geen handelaar meer. Uw waarborgsom staat weer in uw saldo.',
    suspend: 'Wij hebben u voorlopig stilgezet als handelaar. Open orders gaan verder. Neem contact met ons op.',
    release: 'U kunt weer meedoen als handelaar.',
    expel:
      'U bent geen handelaar meer: wij hebben dat beëindigd, en u kunt lezen waarom. Wat er van uw waarborgsom over was, staat weer in uw saldo.',
  },
  done: {
    take: 'De order is van u.',
    answer: 'Uw antwoord is aangekomen.',
    pay: 'De betaling is vastgelegd.',
    undo: 'Teruggenomen.',
    abandon: 'U hebt deze order niet meer.',
    apply: 'Uw aanvraag is aangekomen.',
    margin: 'Uw waarborgsom is betaald.',
    setState: 'Opgeslagen.',
    setOffer: 'Opgeslagen.',
  },
}
