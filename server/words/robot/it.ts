export const robot = {
  intro: {
    what: 'Un robot segue un’unica regola pubblicata sui prezzi registrati della moneta. Chiunque può ricalcolare ciò che ha fatto.',
    money:
      'Non opera mai con ciò che ha versato: resta separato e torna intero. Ciò che un giorno porta è pagato da un fondo, e può essere niente.',
  },
  done: {
    buy: 'Acquistato. Può riprenderlo per 24 ore.',
  },
}
