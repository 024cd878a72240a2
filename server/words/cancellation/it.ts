export const cancellation = {
  days: 'da {from} a {to} giorni lavorativi',
  blockers: {
    balance: '{amount} disponibili',
    trade: '{count, plural, one {# ordine aperto} many {# ordini aperti} other {# ordini aperti}}',
    dispute: '{count, plural, one {# contestazione aperta} many {# contestazioni aperte} other {# contestazioni aperte}}',
    recharge: '{count, plural, one {# ricarica aperta} many {# ricariche aperte} other {# ricariche aperte}}',
    withdrawal: '{count, plural, one {# prelievo aperto} many {# prelievi aperti} other {# prelievi aperti}}',
    plan: '{count, plural, one {# piano in corso} many {# piani in corso} other {# piani in corso}}',
    shopOrder: '{count, plural, one {# ordine in arrivo} many {# ordini in arrivo} other {# ordini in arrivo}}',
    merchant: 'Partecipi ancora come commerciante',
    margin: '{amount} come deposito di garanzia',
    hold: '{amount} bloccati',
    paused: 'Il nostro team ha sospeso i pagamenti dal tuo account',
    debt: '{amount} da restituire',
  },
  reasons: {
    not_settled: 'Sul tuo account c’è ancora qualcosa di aperto.',
    not_proven: 'Non abbiamo potuto accertare che la richiesta venisse da te.',
    law: 'La legge ci obbliga per ora a conservare l’account.',
    other: 'Il nostro team lo spiega qui sotto.',
  },
  done: {
    request: 'La tua richiesta è arrivata. L’esame richiede da {from} a {to} giorni lavorativi; se accedi prima che l’account sia eliminato, la richiesta è ritirata.',
  },
  letters: {
    requested: {
      subject: 'La tua richiesta di chiudere l’account {brand}',
      text: 'Hai chiesto di chiudere il tuo account. Esaminiamo la richiesta e decidiamo tra il {from} e il {by}; solo allora l’account viene eliminato.\nPer tenere il tuo account, accedi prima di allora. L’accesso ritira la richiesta: {link}\nSe non sei stato tu, accedi e cambia subito la password.',
      sms: '{brand}: hai chiesto di chiudere il tuo account. Decidiamo tra il {from} e il {by}. Per tenerlo, accedi prima: {link}',
    },
    kept: {
      subject: 'Tieni il tuo account {brand}',
      text: 'Hai effettuato l’accesso, e la tua richiesta di chiudere l’account è ritirata. Tutto resta com’era.\nSe non sei stato tu, cambia subito la password.',
      sms: '{brand}: hai effettuato l’accesso, e la richiesta di chiudere l’account è ritirata. Se non sei stato tu, cambia subito la password.',
    },
    rejected: {
      subject: 'Non abbiamo chiuso il tuo account {brand}',
      text: 'Il nostro team non ha chiuso il tuo account.\n{reason}\nPuoi accedere come prima: {link}',
      sms: '{brand}: il nostro team non ha chiuso il tuo account. {reason} Puoi accedere come prima: {link}',
    },
    deleted: {
      subject: 'Il tuo account {brand} è chiuso',
      text: 'Il tuo account è chiuso e i tuoi dati personali sono eliminati. Nessuno può più accedere.\nI libri dei pagamenti passati restano, senza il tuo nome.',
      sms: '{brand}: il tuo account è chiuso e i tuoi dati personali sono eliminati.',
    },
  },
}
