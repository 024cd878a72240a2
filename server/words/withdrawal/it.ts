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
    made: 'Richiesto',
    coolOver: 'Periodo di attesa finito',
    cancel: 'Annullato',
    take: 'Esame iniziato',
    leaseExpired: 'Di nuovo in attesa',
    approve: 'Accettato',
    reject: 'Non accettato',
    pay: 'Pagato',
    stumble: 'Pagamento non ancora riuscito',
    retry: 'Pagamento inviato di nuovo',
    fail: 'Pagamento non riuscito',
    giveBack: 'Rimandato indietro dalla banca',
  },
  means: {
    held: 'Il denaro è bloccato.',
    cooling: 'Il denaro è bloccato ed è iniziato il periodo di attesa.',
    back: 'Il denaro è di nuovo disponibile.',
    backWithFee: 'Il denaro è di nuovo disponibile, con la commissione.',
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
