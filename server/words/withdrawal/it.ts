export const withdrawal = {
  title: 'Prelievo {order}',
  status: {
    cooling: 'Periodo di attesa',
    queued: 'In attesa del nostro team',
    in_review: 'In esame',
    processing: 'Pagamento in corso',
    completed: 'Pagato',
    rejected: 'Non accettato',
    cancelled: 'Annullato',
    failed: 'Pagamento non riuscito',
    returned: 'Rimandato indietro',
  },
  reason: {
    name_differs: 'Il nome dell’intestatario non è il Suo.',
    account_closed: 'Il conto bancario è chiuso.',
    wrong_network: 'L’indirizzo appartiene a un’altra rete.',
    limits: 'Supera un limite che vale per Lei.',
    other: 'Il nostro team lo spiega qui sotto.',
  },
  happened: {
    made: '{status, select, cooling {Lei lo ha richiesto; il denaro è bloccato ed è iniziato il periodo di attesa} other {Lei lo ha richiesto; il denaro è bloccato}}',
    coolOver: 'Il periodo di attesa è finito',
    cancel: 'Lei ha annullato; il denaro è di nuovo disponibile',
    take: 'Il nostro team ha iniziato l’esame',
    leaseExpired: 'Attende di nuovo il nostro team',
    approve: 'Il nostro team lo ha accettato',
    reject: 'Il nostro team non lo ha accettato; il denaro è di nuovo disponibile',
    pay: 'Pagato',
    stumble: 'Il pagamento non è ancora andato a buon fine',
    retry: 'Il nostro team invia di nuovo il pagamento',
    fail: 'Il pagamento non è riuscito; il denaro è di nuovo disponibile',
    giveBack: 'La banca ha rimandato indietro il denaro; è di nuovo disponibile, con la commissione',
  },
  notice: {
    approve: 'Il nostro team ha accettato il prelievo {order}. {amount}: il pagamento è in corso.',
    reject:
      'Il nostro team non ha accettato il prelievo {order}. Il denaro è di nuovo disponibile; può leggere il motivo.',
    pay: 'Il prelievo {order} è stato pagato: {amount}.',
    fail: 'Il pagamento del prelievo {order} non è riuscito. Il denaro è di nuovo disponibile.',
    giveBack:
      'La banca ha rimandato indietro il prelievo {order}. Il denaro è di nuovo disponibile, con la commissione.',
  },
  done: {
    request: 'Prelievo richiesto.',
    cancel: 'Prelievo annullato.',
  },
}
