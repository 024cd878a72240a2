import type { Words } from '../en.ts'

export const order: Words['order'] = {
  title: 'Bestelling {order}',
  pay_type: { wallet: 'Beursie', bank: 'Bankrekening' },
  status: {
    searching: 'Soek ’n handelaar',
    offered: 'Aan ’n handelaar aangebied',
    awaiting_payment: 'Wag vir betaling',
    late: 'Betaling is laat',
    paid: 'Betaal, moet bevestig word',
    disputed: 'Geskil',
    settling: 'Word vereffen',
    completed: 'Voltooi',
    cancelled: 'Gekanselleer',
  },
  next: {
    accept: 'Antwoord op die aanbod',
    pay: 'Betaal vir die munte',
    confirm: 'Gaan die betaling na en bevestig dit',
    abandon: 'Antwoord op die versoek om te kanselleer',
    answer: 'Antwoord op die voorstel',
    rate: 'Beoordeel die transaksie',
    waitAccept: 'Wag vir ’n handelaar',
    waitPay: 'Wag vir die betaling',
    waitConfirm: 'Wag vir die bevestiging',
    waitAnswer: 'Wag vir die ander kant',
    waitRule: 'Wag vir ons besluit',
    waitSettle: 'Wag vir die vereffening',
    waitThaw: 'Wag tot die bestelling voortgaan',
    done: 'Niks meer om te doen nie',
  },
  happened: {
    made: 'Die bestelling is gemaak, en sy munte het in bewaring gegaan',
    offer: 'Die bestelling is aan ’n handelaar aangebied',
    accept: '’n Handelaar het aanvaar',
    decline: '’n Handelaar het geweier',
    offerExpired: '’n Handelaar het nie geantwoord nie',
    cancel:
      '{status, select, searching {Die lid het nie vir die laat betaling gewag nie} other {Die lid het gekanselleer}}',
    matchExpired: 'Geen handelaar is betyds gevind nie',
    marketClosed: 'Die mark het gesluit voordat ’n handelaar aanvaar het',
    recall: 'Ons het die bestelling van die mark gehaal',
    pay: '{status, select, settling {Die handelaar het uit die beursie betaal} other {Die handelaar sê dit is betaal}}',
    extend: 'Die lid het meer tyd gegee om te betaal',
    abandon:
      '{status, select, searching {Die handelaar het die bestelling teruggegee} other {Die handelaar het die bestelling beëindig}}',
    askCancel:
      '{status, select, cancelled {Albei kante wou kanselleer} other {{by, select, merchant {Die handelaar het gevra om te kanselleer} other {Die lid het gevra om te kanselleer}}}}',
    silenceExpired: 'Die handelaar het nie op die versoek om te kanselleer geantwoord nie',
    payExpired:
      '{status, select, late {Die tyd om te betaal het verstryk} other {Die handelaar het nie betyds betaal nie}}',
    lateExpired: 'Die handelaar het nie betaal nie',
    confirm: 'Die lid het die betaling bevestig',
    undo: 'Die handelaar het teruggetrek dat dit betaal is',
    confirmExpired: 'Die lid het nie betyds bevestig nie, daarom kyk ons daarna',
    dispute: '{by, select, merchant {Die handelaar het ’n geskil geopen} other {Die lid het ’n geskil geopen}}',
    evidence: '{by, select, merchant {Die handelaar het bewyse bygevoeg} other {Die lid het bewyse bygevoeg}}',
    withdraw: '{by, select, merchant {Die handelaar het die geskil beëindig} other {Die lid het die geskil beëindig}}',
    take: 'Ons het na die geskil begin kyk',
    leaseExpired: 'Die geskil wag weer vir ons',
    propose: 'Ons het ’n voorstel gemaak',
    agree: '{by, select, merchant {Die handelaar het ingestem} other {Die lid het ingestem}}',
    disagree: '{by, select, merchant {Die handelaar het nie ingestem nie} other {Die lid het nie ingestem nie}}',
    rule: 'Ons het oor die geskil besluit',
    settleDue: 'Die bestelling is vereffen',
    flag: 'Ons het die vereffening gestop om daarna te kyk',
    unflag: 'Die vereffening het voortgegaan',
    freeze: 'Ons het die bestelling gestop',
    thaw: 'Die bestelling het voortgegaan',
    rate: '{by, select, merchant {Die handelaar het die transaksie beoordeel} other {Die lid het die transaksie beoordeel}}',
  },
  notice: {
    member: {
      accept: '’n Handelaar het bestelling {order} aanvaar en moet {amount} betaal.',
      matchExpired: 'Geen handelaar is vir bestelling {order} gevind nie. U munte is terug.',
      marketClosed: 'Die mark het gesluit voordat ’n handelaar bestelling {order} aanvaar het. U munte is terug.',
      recall: 'Ons het bestelling {order} van die mark gehaal. U munte is terug.',
      pay: '{status, select, settling {Die handelaar het {amount} vir bestelling {order} betaal. Dit word ná die vereffening beskikbaar.} other {Die handelaar sê dat {amount} vir bestelling {order} betaal is. Gaan asseblief u bankrekening na voordat u bevestig.}}',
      abandon:
        '{status, select, searching {Die handelaar het bestelling {order} teruggegee. Ons soek ’n ander een.} other {Die handelaar het bestelling {order} beëindig. U munte is terug.}}',
      askCancel:
        '{status, select, cancelled {Bestelling {order} is gekanselleer: albei kante het ingestem. U munte is terug.} other {Die handelaar vra u om bestelling {order} te kanselleer. Antwoord asseblief.}}',
      silenceExpired:
        'Die handelaar het nie geantwoord nie, daarom is bestelling {order} gekanselleer. U munte is terug.',
      payExpired:
        '{status, select, late {Die handelaar het nie betyds vir bestelling {order} betaal nie. U kan nog ’n rukkie wag of kanselleer.} searching {Die handelaar het nie vir bestelling {order} betaal nie. Ons soek ’n ander een.} other {Die handelaar het nie vir bestelling {order} betaal nie. U munte is terug.}}',
      lateExpired:
        '{status, select, searching {Die handelaar het nie vir bestelling {order} betaal nie. Ons soek ’n ander een.} other {Die handelaar het nie vir bestelling {order} betaal nie. U munte is terug.}}',
      undo: 'Die handelaar het teruggetrek dat bestelling {order} betaal is. Moet dit asseblief nog nie bevestig nie.',
      confirmExpired:
        'Die betaling vir bestelling {order} is nie betyds bevestig nie. Ons kyk daarna, en u munte bly in bewaring.',
      dispute: 'Die handelaar het ’n geskil oor bestelling {order} geopen. Wys asseblief wat u het.',
      evidence: 'Die handelaar het bewyse by die geskil oor bestelling {order} gevoeg.',
      withdraw: 'Die handelaar het die geskil oor bestelling {order} beëindig. Die bestelling gaan voort.',
      take: 'Ons het na die geskil oor bestelling {order} begin kyk.',
      propose: 'Ons het ’n voorstel vir bestelling {order} gemaak. Antwoord asseblief daarop.',
      agree: 'Die handelaar het met ons voorstel vir bestelling {order} saamgestem.',
      disagree: 'Die handelaar het nie met ons voorstel vir bestelling {order} saamgestem nie.',
      rule: 'Ons het oor die geskil van bestelling {order} besluit. Die bestelling wys hoe die geld verdeel is.',
      settleDue: 'Bestelling {order} is vereffen.',
      flag: 'Die vereffening van bestelling {order} duur langer: ons kyk daarna.',
      freeze: 'Ons het bestelling {order} voorlopig gestop. Die geld bly waar dit is, en geen tyd verstryk nie.',
      thaw: 'Bestelling {order} gaan voort. Die tye is aangeskuif.',
    },
    merchant: {
      offer: '’n Aanbod vir u: bestelling {order} vir {amount}. Aanvaar of weier dit asseblief.',
      accept: 'Bestelling {order} is vir u aanvaar. Betaal asseblief {amount}.',
      offerExpired: 'Die tyd om op die aanbod van bestelling {order} te antwoord, is verby.',
      cancel:
        'Die lid het bestelling {order} teruggetrek. Moet asseblief nie daarvoor betaal nie; as u reeds het, kontak ons.',
      matchExpired: 'Die aanbod van bestelling {order} is verby: die tyd het verstryk.',
      marketClosed: 'Die aanbod van bestelling {order} is verby: die mark is gesluit.',
      recall: 'Die aanbod van bestelling {order} is verby: ons het dit van die mark gehaal.',
      extend: 'Die lid het u meer tyd gegee om vir bestelling {order} te betaal.',
      askCancel:
        '{status, select, cancelled {Bestelling {order} is gekanselleer: albei kante het ingestem.} other {Die lid vra u om bestelling {order} te kanselleer. Antwoord asseblief; sonder ’n antwoord word dit gekanselleer.}}',
      silenceExpired:
        'Bestelling {order} is gekanselleer: u het nie die lid geantwoord nie. Moet asseblief nie daarvoor betaal nie.',
      payExpired:
        '{status, select, late {Die tyd om vir bestelling {order} te betaal het verstryk. As u betaal het, sê dit asseblief nou.} other {Bestelling {order} is nie meer u s’n nie: dit is nie betyds betaal nie. Moet asseblief nie daarvoor betaal nie.}}',
      lateExpired:
        'Bestelling {order} is nie meer u s’n nie: dit is nie betyds betaal nie. Moet asseblief nie daarvoor betaal nie; as u reeds het, kontak ons.',
      confirm: 'Die lid het u betaling vir bestelling {order} bevestig. Die munte is u s’n.',
      confirmExpired:
        'Die lid het nie u betaling vir bestelling {order} betyds bevestig nie. Ons kyk daarna, en die munte bly in bewaring.',
      dispute: 'Die lid het ’n geskil oor bestelling {order} geopen. Wys asseblief wat u het.',
      evidence: 'Die lid het bewyse by die geskil oor bestelling {order} gevoeg.',
      withdraw: 'Die lid het die geskil oor bestelling {order} beëindig. Die bestelling gaan voort.',
      take: 'Ons het na die geskil oor bestelling {order} begin kyk.',
      propose: 'Ons het ’n voorstel vir bestelling {order} gemaak. Antwoord asseblief daarop.',
      agree: 'Die lid het met ons voorstel vir bestelling {order} saamgestem.',
      disagree: 'Die lid het nie met ons voorstel vir bestelling {order} saamgestem nie.',
      rule: 'Ons het oor die geskil van bestelling {order} besluit. Die bestelling wys hoe die geld verdeel is.',
      settleDue: 'Bestelling {order} is vereffen.',
      flag: 'Die vereffening van bestelling {order} duur langer: ons kyk daarna.',
      freeze: 'Ons het bestelling {order} voorlopig gestop. Die geld bly waar dit is, en geen tyd verstryk nie.',
      thaw: 'Bestelling {order} gaan voort. Die tye is aangeskuif.',
    },
  },
}

export const merchant: Words['merchant'] = {
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
}
