export const merchant = {
  title: 'U as handelaar',
  notice: {
    verify: 'U aansoek is aanvaar. Betaal asseblief die sekuriteitsdeposito om te begin.',
    refuse: 'U aansoek is nie aanvaar nie. U kan lees hoekom, en weer aansoek doen.',
    payMargin: 'U sekuriteitsdeposito is betaal. U neem aan die mark deel.',
    breakOver: 'U pouse is verby.',
    marginFell: 'U sekuriteitsdeposito is te klein, daarom bereik geen nuwe aanbod u nie. Vul dit asseblief aan.',
    leaveDue: 'U is nie meer ’n handelaar nie. U sekuriteitsdeposito is terug in u saldo.',
    suspend: 'Ons het u voorlopig as handelaar gestop. Oop bestellings gaan voort. Kontak ons asseblief.',
    release: 'U kan weer as handelaar deelneem.',
    expel:
      'U is nie meer ’n handelaar nie: ons het dit beëindig, en u kan lees hoekom. Wat van u sekuriteitsdeposito oor was, is terug in u saldo.',
  },
  done: {
    take: 'Die bestelling is u s’n.',
    answer: 'U antwoord het aangekom.',
    pay: 'Die betaling is aangeteken.',
    undo: 'Teruggetrek.',
    abandon: 'U het nie meer hierdie bestelling nie.',
    apply: 'U aansoek het aangekom.',
    margin: 'U sekuriteitsdeposito is betaal.',
    setState: 'Gestoor.',
    setOffer: 'Gestoor.',
  },
}
