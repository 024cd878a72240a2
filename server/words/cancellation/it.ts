export const cancellation = {
  days: 'da {from} a {to} giorni lavorativi',
  blockers: {
    balance: '{amount} disponibili',
    joining: '{amount} non prelevabili direttamente',
    trade: '{count, plural, one {# ordine aperto} many {# ordini aperti} other {# ordini aperti}}',
    dispute:
      '{count, plural, one {# contestazione aperta} many {# contestazioni aperte} other {# contestazioni aperte}}',
    recharge: '{count, plural, one {# ricarica aperta} many {# ricariche aperte} other {# ricariche aperte}}',
    withdrawal: '{count, plural, one {# prelievo aperto} many {# prelievi aperti} other {# prelievi aperti}}',
    plan: '{count, plural, one {# piano in corso} many {# piani in corso} other {# piani in corso}}',
    shopOrder: '{count, plural, one {# ordine in arrivo} many {# ordini in arrivo} other {# ordini in arrivo}}',
    merchant: 'Partecipa ancora come commerciante',
    margin: '{amount} come deposito di garanzia',
    hold: '{amount} bloccati',
    paused: 'Il nostro team ha sospeso i pagamenti dal Suo account',
    debt: '{amount} da restituire',
  },
  reasons: {
    not_settled: 'Sul Suo account c’è ancora qualcosa di aperto.',
    not_proven: 'Non abbiamo potuto accertare che la richiesta venisse da Lei.',
    law: 'La legge ci obbliga per ora a conservare l’account.',
    other: 'Il nostro team lo spiega qui sotto.',
  },
  done: {
    request:
      'La Sua richiesta è arrivata. L’esame richiede da {from} a {to} giorni lavorativi; se accede prima che l’account sia eliminato, la richiesta è ritirata.',
  },
  letters: {
    requested: {
      subject: 'La Sua richiesta di chiudere l’account {brand}',
      text: 'Ha chiesto di chiudere il Suo account. Esaminiamo la richiesta e decidiamo tra il {from} e il {by}; solo allora l’account viene eliminato.\nPer tenere il Suo account, acceda prima di allora. L’accesso ritira la richiesta: {link}\nSe non è stato Lei, acceda e cambi subito la password.',
      sms: '{brand}: ha chiesto di chiudere il Suo account. Decidiamo tra il {from} e il {by}. Per tenerlo, acceda prima: {link}',
    },
    kept: {
      subject: 'Il Suo account {brand} resta',
      text: 'Ha effettuato l’accesso, e la Sua richiesta di chiudere l’account è ritirata. Tutto resta com’era.\nSe non è stato Lei, cambi subito la password.',
      sms: '{brand}: ha effettuato l’accesso, e la richiesta di chiudere l’account è ritirata. Se non è stato Lei, cambi subito la password.',
    },
    rejected: {
      subject: 'Non abbiamo chiuso il Suo account {brand}',
      text: 'Il nostro team non ha chiuso il Suo account.\n{reason}\nPuò accedere come prima: {link}',
      sms: '{brand}: il nostro team non ha chiuso il Suo account. {reason} Può accedere come prima: {link}',
    },
    deleted: {
      subject: 'Il Suo account {brand} è chiuso',
      text: 'Il Suo account è chiuso e i Suoi dati personali sono eliminati. Nessuno può più accedere.\nI libri dei pagamenti passati restano, senza il Suo nome.',
      sms: '{brand}: il Suo account è chiuso e i Suoi dati personali sono eliminati.',
    },
  },
}
