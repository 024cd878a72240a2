export const transfer = {
  title: 'Trasferimento bloccato',
  notice: {
    disputed:
      '{amount} da {name} resta bloccato, perché l’account del mittente è stato fermato. Decide il nostro team e La avvisa.',
    released: '{amount} da {name} non è più bloccato. Il nostro team ha deciso che l’importo è Suo.',
    kept: 'Il nostro team ha deciso su {amount} dal Suo account a {name}: l’importo resta lì.',
    returned: '{amount} dal Suo account a {name} è tornato a Lei. Così ha deciso il nostro team.',
    gone: '{amount} da {name} è tornato indietro, perché l’account del mittente è stato fermato. Così ha deciso il nostro team.',
  },
  done: {
    send: 'Inviato.',
  },
}
