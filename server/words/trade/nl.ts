import type { Words } from '../en.ts'

export const order: Words['order'] = {
  title: 'Order {order}',
  pay_type: { wallet: 'Wallet', bank: 'Bankrekening' },
  status: {
    searching: 'Zoekt een handelaar',
    offered: 'Aangeboden aan handelaar',
    awaiting_payment: 'Wacht op betaling',
    late: 'Betaling is te laat',
    paid: 'Betaald, te bevestigen',
    disputed: 'Geschil',
    settling: 'In afwikkeling',
    completed: 'Voltooid',
    cancelled: 'Geannuleerd',
  },
  next: {
    accept: 'Antwoord op het aanbod',
    pay: 'Betaal voor de munten',
    confirm: 'Controleer de betaling en bevestig',
    abandon: 'Antwoord op het verzoek om te annuleren',
    answer: 'Antwoord op het voorstel',
    rate: 'Beoordeel de transactie',
    waitAccept: 'Wacht op een handelaar',
    waitPay: 'Wacht op de betaling',
    waitConfirm: 'Wacht op de bevestiging',
    waitAnswer: 'Wacht op de andere kant',
    waitRule: 'Wacht op onze beslissing',
    waitSettle: 'Wacht op de afwikkeling',
    waitThaw: 'Wacht tot de order verdergaat',
    done: 'Niets meer te doen',
  },
  happened: {
    made: 'De order is gemaakt en de munten gingen in bewaring',
    offer: 'De order is aan een handelaar aangeboden',
    accept: 'Een handelaar heeft aanvaard',
    decline: 'Een handelaar heeft geweigerd',
    offerExpired: 'Een handelaar heeft niet geantwoord',
    cancel:
      '{status, select, searching {Het lid heeft niet op de late betaling gewacht} other {Het lid heeft geannuleerd}}',
    matchExpired: 'Er is niet op tijd een handelaar gevonden',
    marketClosed: 'De markt sloot voordat een handelaar aanvaardde',
    recall: 'Wij hebben de order van de markt gehaald',
    pay: '{status, select, settling {De handelaar heeft uit de wallet betaald} other {De handelaar zegt dat er betaald is}}',
    extend: 'Het lid heeft meer tijd gegeven om te betalen',
    abandon:
      '{status, select, searching {De handelaar heeft de order teruggegeven} other {De handelaar heeft de order beëindigd}}',
    askCancel:
      '{status, select, cancelled {Beide kanten wilden annuleren} other {{by, select, merchant {De handelaar heeft gevraagd te annuleren} other {Het lid heeft gevraagd te annuleren}}}}',
    silenceExpired: 'De handelaar heeft niet geantwoord op het verzoek om te annuleren',
    payExpired:
      '{status, select, late {De tijd om te betalen is verstreken} other {De handelaar heeft niet op tijd betaald}}',
    lateExpired: 'De handelaar heeft niet betaald',
    confirm: 'Het lid heeft de betaling bevestigd',
    undo: 'De handelaar heeft ingetrokken dat er betaald is',
    confirmExpired: 'Het lid heeft niet op tijd bevestigd, dus zoeken wij het uit',
    dispute:
      '{by, select, merchant {De handelaar heeft een geschil geopend} other {Het lid heeft een geschil geopend}}',
    evidence: '{by, select, merchant {De handelaar heeft bewijs toegevoegd} other {Het lid heeft bewijs toegevoegd}}',
    withdraw:
      '{by, select, merchant {De handelaar heeft het geschil beëindigd} other {Het lid heeft het geschil beëindigd}}',
    take: 'Wij zijn het geschil gaan bekijken',
    leaseExpired: 'Het geschil wacht weer op ons',
    propose: 'Wij hebben een voorstel gedaan',
    agree: '{by, select, merchant {De handelaar is akkoord gegaan} other {Het lid is akkoord gegaan}}',
    disagree: '{by, select, merchant {De handelaar is niet akkoord gegaan} other {Het lid is niet akkoord gegaan}}',
    rule: 'Wij hebben over het geschil beslist',
    settleDue: 'De order is afgewikkeld',
    flag: 'Wij hebben de afwikkeling gestopt om het uit te zoeken',
    unflag: 'De afwikkeling ging verder',
    freeze: 'Wij hebben de order stilgezet',
    thaw: 'De order ging verder',
    rate: '{by, select, merchant {De handelaar heeft de transactie beoordeeld} other {Het lid heeft de transactie beoordeeld}}',
  },
  notice: {
    member: {
      accept: 'Een handelaar heeft order {order} aanvaard en moet {amount} betalen.',
      matchExpired: 'Voor order {order} is geen handelaar gevonden. Uw munten zijn terug.',
      marketClosed: 'De markt sloot voordat een handelaar order {order} aanvaardde. Uw munten zijn terug.',
      recall: 'Wij hebben order {order} van de markt gehaald. Uw munten zijn terug.',
      pay: '{status, select, settling {De handelaar heeft {amount} betaald voor order {order}. Na de afwikkeling is het beschikbaar.} other {De handelaar zegt dat {amount} voor order {order} betaald is. Controleer uw bankrekening voordat u bevestigt.}}',
      abandon:
        '{status, select, searching {De handelaar heeft order {order} teruggegeven. Wij zoeken een andere.} other {De handelaar heeft order {order} beëindigd. Uw munten zijn terug.}}',
      askCancel:
        '{status, select, cancelled {Order {order} is geannuleerd: beide kanten waren akkoord. Uw munten zijn terug.} other {De handelaar vraagt u order {order} te annuleren. Geef antwoord.}}',
      silenceExpired: 'De handelaar heeft niet geantwoord, dus is order {order} geannuleerd. Uw munten zijn terug.',
      payExpired:
        '{status, select, late {De handelaar heeft niet op tijd betaald voor order {order}. U kunt nog even wachten of annuleren.} searching {De handelaar heeft niet betaald voor order {order}. Wij zoeken een andere.} other {De handelaar heeft niet betaald voor order {order}. Uw munten zijn terug.}}',
      lateExpired:
        '{status, select, searching {De handelaar heeft niet betaald voor order {order}. Wij zoeken een andere.} other {De handelaar heeft niet betaald voor order {order}. Uw munten zijn terug.}}',
      undo: 'De handelaar heeft ingetrokken dat order {order} betaald is. Bevestig nog niet.',
      confirmExpired:
        'De betaling voor order {order} is niet op tijd bevestigd. Wij zoeken het uit, en uw munten blijven in bewaring.',
      dispute: 'De handelaar heeft een geschil over order {order} geopend. Laat zien wat u hebt.',
      evidence: 'De handelaar heeft bewijs toegevoegd aan het geschil over order {order}.',
      withdraw: 'De handelaar heeft het geschil over order {order} beëindigd. De order gaat verder.',
      take: 'Wij zijn het geschil over order {order} gaan bekijken.',
      propose: 'Wij hebben een voorstel gedaan voor order {order}. Geef er antwoord op.',
      agree: 'De handelaar gaat akkoord met ons voorstel voor order {order}.',
      disagree: 'De handelaar gaat niet akkoord met ons voorstel voor order {order}.',
      rule: 'Wij hebben over het geschil van order {order} beslist. In de order staat hoe het geld verdeeld is.',
      settleDue: 'Order {order} is afgewikkeld.',
      flag: 'De afwikkeling van order {order} duurt langer: wij zoeken iets uit.',
      freeze: 'Wij hebben order {order} voorlopig stilgezet. Het geld blijft waar het is, en er verstrijkt geen tijd.',
      thaw: 'Order {order} gaat verder. De tijden zijn opgeschoven.',
    },
    merchant: {
      offer: 'Een aanbod voor u: order {order} voor {amount}. Aanvaard het of weiger het.',
      accept: 'Order {order} is voor u aanvaard. Betaal {amount}.',
      offerExpired: 'De tijd om te antwoorden op het aanbod van order {order} is voorbij.',
      cancel:
        'Het lid heeft order {order} teruggenomen. Betaal er niet voor; hebt u al betaald, neem dan contact met ons op.',
      matchExpired: 'Het aanbod van order {order} is beëindigd: de tijd is verstreken.',
      marketClosed: 'Het aanbod van order {order} is beëindigd: de markt is gesloten.',
      recall: 'Het aanbod van order {order} is beëindigd: wij hebben de order van de markt gehaald.',
      extend: 'Het lid heeft u meer tijd gegeven om voor order {order} te betalen.',
      askCancel:
        '{status, select, cancelled {Order {order} is geannuleerd: beide kanten waren akkoord.} other {Het lid vraagt u order {order} te annuleren. Geef antwoord; zonder antwoord wordt de order geannuleerd.}}',
      silenceExpired: 'Order {order} is geannuleerd: u hebt het lid niet geantwoord. Betaal er niet voor.',
      payExpired:
        '{status, select, late {De tijd om voor order {order} te betalen is verstreken. Hebt u betaald, meld het dan nu.} other {Order {order} is niet meer van u: er is niet op tijd betaald. Betaal er niet voor.}}',
      lateExpired:
        'Order {order} is niet meer van u: er is niet op tijd betaald. Betaal er niet voor; hebt u al betaald, neem dan contact met ons op.',
      confirm: 'Het lid heeft uw betaling voor order {order} bevestigd. De munten zijn van u.',
      confirmExpired:
        'Het lid heeft uw betaling voor order {order} niet op tijd bevestigd. Wij zoeken het uit, en de munten blijven in bewaring.',
      dispute: 'Het lid heeft een geschil over order {order} geopend. Laat zien wat u hebt.',
      evidence: 'Het lid heeft bewijs toegevoegd aan het geschil over order {order}.',
      withdraw: 'Het lid heeft het geschil over order {order} beëindigd. De order gaat verder.',
      take: 'Wij zijn het geschil over order {order} gaan bekijken.',
      propose: 'Wij hebben een voorstel gedaan voor order {order}. Geef er antwoord op.',
      agree: 'Het lid gaat akkoord met ons voorstel voor order {order}.',
      disagree: 'Het lid gaat niet akkoord met ons voorstel voor order {order}.',
      rule: 'Wij hebben over het geschil van order {order} beslist. In de order staat hoe het geld verdeeld is.',
      settleDue: 'Order {order} is afgewikkeld.',
      flag: 'De afwikkeling van order {order} duurt langer: wij zoeken iets uit.',
      freeze: 'Wij hebben order {order} voorlopig stilgezet. Het geld blijft waar het is, en er verstrijkt geen tijd.',
      thaw: 'Order {order} gaat verder. De tijden zijn opgeschoven.',
    },
  },
}

export const merchant: Words['merchant'] = {
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
}
