export const merchant = {
  title: 'U as handelaar',
  notice: {
    verify: 'U aansoek is aanvaar. Betaal asseblief die sekuriteitsdeposito om te begin.',
    refuse: 'U aansoek is nie aanvaar nie. U kan lees hoekom, en weer aansoek doen.',
    payMargin: 'U sekuriteitsdeposito is betaal. U neem aan die mark deel.',
    breakOver: 'U pouse is verby.',
    marginFell: 'U sekuriteitsdeposito is te laag, daarom kry u geen nuwe aanbod nie. Vul dit asseblief aan.',
    leaveDue: 'U is nie meer ’n handelaar nie. U sekuriteitsdeposito is terug in u saldo.',
    suspend: 'Ons het u as handelaar opgeskort. Oop bestellings gaan voort. Kontak ons asseblief.',
    release: 'U kan weer as handelaar deelneem.',
    expel:
      'Ons het u tyd as handelaar beëindig; u kan lees hoekom. Die res van u sekuriteitsdeposito is terug in u saldo.',
  },
  done: {
    take: 'Die bestelling is u s’n.',
    answer: 'Ons het u antwoord.',
    pay: 'Die betaling is aangeteken.',
    undo: 'U melding is teruggetrek.',
    abandon: 'U het nie meer hierdie bestelling nie.',
    apply: 'Ons het u aansoek.',
    margin: 'U sekuriteitsdeposito is betaal.',
    setState: 'Gestoor.',
    setOffer: 'Gestoor.',
  },
}
