import type { Words } from '../en.ts'

export const order: Words['order'] = {
  title: 'Ordine {order}',
  pay_type: { wallet: 'Portafoglio', bank: 'Conto bancario' },
  status: {
    searching: 'In cerca di un commerciante',
    offered: 'Offerto a un commerciante',
    awaiting_payment: 'In attesa del pagamento',
    late: 'Pagamento in ritardo',
    paid: 'Pagato, da confermare',
    disputed: 'In contestazione',
    settling: 'In regolamento',
    completed: 'Completato',
    cancelled: 'Annullato',
  },
  next: {
    accept: 'Risponda all’offerta',
    pay: 'Paghi le monete',
    confirm: 'Controlli il pagamento, poi lo confermi',
    abandon: 'Risponda alla richiesta di annullare',
    answer: 'Risponda alla proposta',
    rate: 'Valuti la transazione',
    waitAccept: 'Attenda un commerciante',
    waitPay: 'Attenda il pagamento',
    waitConfirm: 'Attenda la conferma',
    waitAnswer: 'Attenda l’altra parte',
    waitRule: 'Attenda la nostra decisione',
    waitSettle: 'Attenda il regolamento',
    waitThaw: 'Attenda che l’ordine riprenda',
    done: 'Non resta nulla da fare',
  },
  happened: {
    made: 'L’ordine è stato creato e le sue monete sono andate in custodia',
    offer: 'L’ordine è stato offerto a un commerciante',
    accept: 'Un commerciante ha accettato',
    decline: 'Un commerciante ha rifiutato',
    offerExpired: 'Un commerciante non ha risposto',
    cancel:
      '{status, select, searching {Il membro non ha atteso il pagamento in ritardo} other {Il membro ha annullato}}',
    matchExpired: 'Non è stato trovato un commerciante in tempo',
    marketClosed: 'Il mercato ha chiuso prima che un commerciante accettasse',
    recall: 'Abbiamo tolto l’ordine dal mercato',
    pay: '{status, select, settling {Il commerciante ha pagato dal portafoglio} other {Il commerciante dice di aver pagato}}',
    extend: 'Il membro ha dato più tempo per pagare',
    abandon:
      '{status, select, searching {Il commerciante ha restituito l’ordine} other {Il commerciante ha chiuso l’ordine}}',
    askCancel:
      '{status, select, cancelled {Entrambe le parti hanno voluto annullare} other {{by, select, merchant {Il commerciante ha chiesto di annullare} other {Il membro ha chiesto di annullare}}}}',
    silenceExpired: 'Il commerciante non ha risposto alla richiesta di annullare',
    payExpired: '{status, select, late {Il tempo per pagare è scaduto} other {Il commerciante non ha pagato in tempo}}',
    lateExpired: 'Il commerciante non ha pagato',
    confirm: 'Il membro ha confermato il pagamento',
    undo: 'Il commerciante ha ritirato l’avviso di pagamento',
    confirmExpired: 'Il membro non ha confermato in tempo, quindi ce ne occupiamo noi',
    dispute:
      '{by, select, merchant {Il commerciante ha aperto una contestazione} other {Il membro ha aperto una contestazione}}',
    evidence: '{by, select, merchant {Il commerciante ha aggiunto prove} other {Il membro ha aggiunto prove}}',
    withdraw:
      '{by, select, merchant {Il commerciante ha chiuso la contestazione} other {Il membro ha chiuso la contestazione}}',
    take: 'Abbiamo iniziato a esaminare la contestazione',
    leaseExpired: 'La contestazione attende di nuovo noi',
    propose: 'Abbiamo fatto una proposta',
    agree: '{by, select, merchant {Il commerciante ha acconsentito} other {Il membro ha acconsentito}}',
    disagree: '{by, select, merchant {Il commerciante non ha acconsentito} other {Il membro non ha acconsentito}}',
    rule: 'Abbiamo deciso la contestazione',
    settleDue: 'L’ordine è stato regolato',
    flag: 'Abbiamo fermato il regolamento per un controllo',
    unflag: 'Il regolamento è ripreso',
    freeze: 'Abbiamo fermato l’ordine',
    thaw: 'L’ordine è ripreso',
    rate: '{by, select, merchant {Il commerciante ha valutato la transazione} other {Il membro ha valutato la transazione}}',
  },
  notice: {
    member: {
      accept: 'Un commerciante ha accettato l’ordine {order} e deve pagare {amount}.',
      matchExpired: 'Per l’ordine {order} non è stato trovato un commerciante. Le Sue monete sono tornate.',
      marketClosed:
        'Il mercato ha chiuso prima che un commerciante accettasse l’ordine {order}. Le Sue monete sono tornate.',
      recall: 'Abbiamo tolto l’ordine {order} dal mercato. Le Sue monete sono tornate.',
      pay: '{status, select, settling {Il commerciante ha pagato {amount} per l’ordine {order}. L’importo sarà disponibile dopo il regolamento.} other {Il commerciante dice di aver pagato {amount} per l’ordine {order}. Controlli il Suo conto bancario prima di confermare.}}',
      abandon:
        '{status, select, searching {Il commerciante ha restituito l’ordine {order}. Ne cerchiamo un altro.} other {Il commerciante ha chiuso l’ordine {order}. Le Sue monete sono tornate.}}',
      askCancel:
        '{status, select, cancelled {L’ordine {order} è annullato: entrambe le parti hanno acconsentito. Le Sue monete sono tornate.} other {Il commerciante Le chiede di annullare l’ordine {order}. Risponda, per favore.}}',
      silenceExpired:
        'Il commerciante non ha risposto, quindi l’ordine {order} è annullato. Le Sue monete sono tornate.',
      payExpired:
        '{status, select, late {Il commerciante non ha pagato in tempo per l’ordine {order}. Può attendere ancora un poco o annullare.} searching {Il commerciante non ha pagato per l’ordine {order}. Ne cerchiamo un altro.} other {Il commerciante non ha pagato per l’ordine {order}. Le Sue monete sono tornate.}}',
      lateExpired:
        '{status, select, searching {Il commerciante non ha pagato per l’ordine {order}. Ne cerchiamo un altro.} other {Il commerciante non ha pagato per l’ordine {order}. Le Sue monete sono tornate.}}',
      undo: 'Il commerciante ha ritirato l’avviso di pagamento per l’ordine {order}. Per ora non lo confermi.',
      confirmExpired:
        'Il pagamento per l’ordine {order} non è stato confermato in tempo. Ce ne occupiamo noi e le Sue monete restano in custodia.',
      dispute: 'Il commerciante ha aperto una contestazione sull’ordine {order}. Mostri ciò che ha.',
      evidence: 'Il commerciante ha aggiunto prove alla contestazione sull’ordine {order}.',
      withdraw: 'Il commerciante ha chiuso la contestazione sull’ordine {order}. L’ordine prosegue.',
      take: 'Abbiamo iniziato a esaminare la contestazione sull’ordine {order}.',
      propose: 'Abbiamo fatto una proposta per l’ordine {order}. Risponda, per favore.',
      agree: 'Il commerciante ha accettato la nostra proposta per l’ordine {order}.',
      disagree: 'Il commerciante non ha accettato la nostra proposta per l’ordine {order}.',
      rule: 'Abbiamo deciso la contestazione sull’ordine {order}. L’ordine mostra come è stato diviso il denaro.',
      settleDue: 'L’ordine {order} è regolato.',
      flag: 'Il regolamento dell’ordine {order} richiede più tempo: stiamo controllando.',
      freeze: 'Per ora abbiamo fermato l’ordine {order}. Il denaro resta dov’è e nessun termine scade.',
      thaw: 'L’ordine {order} riprende. I suoi termini sono stati spostati.',
    },
    merchant: {
      offer: 'Un’offerta per Lei: ordine {order} per {amount}. La accetti o la rifiuti.',
      accept: 'L’ordine {order} è stato accettato per Lei. Paghi {amount}.',
      offerExpired: 'Il tempo per rispondere all’offerta dell’ordine {order} è passato.',
      cancel: 'Il membro ha ritirato l’ordine {order}. Non lo paghi; se ha già pagato, ci contatti.',
      matchExpired: 'L’offerta dell’ordine {order} è finita: il tempo è scaduto.',
      marketClosed: 'L’offerta dell’ordine {order} è finita: il mercato è chiuso.',
      recall: 'L’offerta dell’ordine {order} è finita: l’abbiamo tolto dal mercato.',
      extend: 'Il membro Le ha dato più tempo per pagare l’ordine {order}.',
      askCancel:
        '{status, select, cancelled {L’ordine {order} è annullato: entrambe le parti hanno acconsentito.} other {Il membro Le chiede di annullare l’ordine {order}. Risponda, per favore; senza risposta sarà annullato.}}',
      silenceExpired: 'L’ordine {order} è annullato: non ha risposto al membro. Non lo paghi.',
      payExpired:
        '{status, select, late {Il tempo per pagare l’ordine {order} è scaduto. Se ha pagato, lo dica ora.} other {L’ordine {order} non è più Suo: non è stato pagato in tempo. Non lo paghi.}}',
      lateExpired:
        'L’ordine {order} non è più Suo: non è stato pagato in tempo. Non lo paghi; se ha già pagato, ci contatti.',
      confirm: 'Il membro ha confermato il Suo pagamento per l’ordine {order}. Le monete sono Sue.',
      confirmExpired:
        'Il membro non ha confermato in tempo il Suo pagamento per l’ordine {order}. Ce ne occupiamo noi e le monete restano in custodia.',
      dispute: 'Il membro ha aperto una contestazione sull’ordine {order}. Mostri ciò che ha.',
      evidence: 'Il membro ha aggiunto prove alla contestazione sull’ordine {order}.',
      withdraw: 'Il membro ha chiuso la contestazione sull’ordine {order}. L’ordine prosegue.',
      take: 'Abbiamo iniziato a esaminare la contestazione sull’ordine {order}.',
      propose: 'Abbiamo fatto una proposta per l’ordine {order}. Risponda, per favore.',
      agree: 'Il membro ha accettato la nostra proposta per l’ordine {order}.',
      disagree: 'Il membro non ha accettato la nostra proposta per l’ordine {order}.',
      rule: 'Abbiamo deciso la contestazione sull’ordine {order}. L’ordine mostra come è stato diviso il denaro.',
      settleDue: 'L’ordine {order} è regolato.',
      flag: 'Il regolamento dell’ordine {order} richiede più tempo: stiamo controllando.',
      freeze: 'Per ora abbiamo fermato l’ordine {order}. Il denaro resta dov’è e nessun termine scade.',
      thaw: 'L’ordine {order} riprende. I suoi termini sono stati spostati.',
    },
  },
}

export const merchant: Words['merchant'] = {
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
}
