export const service = {
  title: 'Nuovo account {order}',
  done: {
    open: '{status, select, opened {L’account è aperto.} other {Prima occorre pagarlo.}}',
    place: 'Se questa persona può entrare, glielo abbiamo chiesto.',
    answerPlacement: '{status, select, accepted {È nel team.} other {Ha rifiutato. Non cambia nulla.}}',
    sendCredit: 'Credito di registrazione inviato.',
  },
  letters: {
    opened: {
      subject: 'È stato aperto un account {brand} per Lei',
      text: 'Un centro servizi ({centre}) ha aperto un account per questo indirizzo.\nNessuno conosce la password, nemmeno il centro. Per usare l’account, al momento dell’accesso scelga «Password dimenticata?» e imposti una password Sua.\nSe non lo ha richiesto, non deve fare nulla: senza password nessuno può accedere.',
      sms: '{brand}: il centro servizi {centre} ha aperto un account per Lei. Al momento dell’accesso scelga «Password dimenticata?» e imposti una password Sua.',
    },
  },
}
