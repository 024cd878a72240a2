export const coupon = {
  title: 'Il Suo coupon',
  scope: { all: 'Tutti gli articoli', category: 'Articoli in {name}' },
  whyNot: { none: 'Esauriti', limit: 'Ce l’ha già' },
  misfit: {
    store: 'Solo da {store}',
    goods: 'Non valido per questi articoli',
    from: 'Da {amount}',
    early: 'Non ancora valido',
    over: 'Scaduto',
    used: 'Già usato',
    held: 'Riservato all’ordine {order}',
    dry: 'Al momento non utilizzabile: il denaro per i nostri coupon è esaurito',
    nothing: 'Nessuno sconto su questi articoli',
  },
  done: { receive: 'Coupon ricevuto.' },
  notice: { back: 'Può usare di nuovo il coupon dell’ordine {order}.' },
}
