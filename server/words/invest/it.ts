export const invest = {
  title: 'Ordine {order}',
  status: {
    cooling: 'Primo giorno',
    running: 'In corso',
    suspended: 'Sospeso',
    completed: 'Concluso',
    ended_early: 'Terminato in anticipo',
    cancelled: 'Annullato',
  },
  happened: {
    made: 'Acquistato',
    coolOver: 'Primo giorno trascorso',
    settle: 'Una scadenza è stata calcolata',
    runDry: 'Sospeso: il fondo non basta',
    refill: 'Ripreso: il fondo è stato rifornito',
    finish: 'Concluso, il versato è tornato',
    stop: 'Terminato da Lei',
    unpriced: 'Sospeso: nessun prezzo della moneta è registrato',
    priced: 'Ripreso: i prezzi della moneta sono di nuovo registrati',
    suspend: 'Sospeso dal nostro team',
    resume: 'Ripreso dal nostro team',
    cancel: 'Annullato dal nostro team, il versato è tornato',
  },
  rule: {
    rate: 'A ogni scadenza calcoliamo quanto produce il tasso allora valido su ciò che ha versato.',
    prices:
      'Il robot guarda il prezzo registrato della moneta {tasks} volte al giorno. Se il prezzo è salito nel tratto precedente, tiene la moneta per il successivo; altrimenti resta fuori. Un giorno porta la somma dei suoi tratti: mai meno di niente e al massimo il tasso pubblicato.',
    unpriced:
      'Un prezzo registrato vale 6 ore. Un tratto senza prezzo non porta niente; finché non ne viene registrato uno, il robot è sospeso e non è in vendita.',
    pool: 'Le scadenze sono pagate solo dal fondo di questa offerta, alimentato dalle nostre commissioni e dal nostro capitale. Se il fondo non basta, nessuno viene pagato finché non è rifornito; ciò che non si è potuto pagare entro la fine decade.',
    cooling:
      'Nelle prime 24 ore può riprendere tutto senza costi. Ciò che ha versato è tenuto separato e torna intero alla fine; terminare in anticipo dopo il primo giorno costa la commissione indicata.',
  },
  risk: 'Una scadenza può non portare niente. Le cifre sono stime tratte dal passato e non sono promesse. Il Suo denaro è vincolato fino alla fine, salvo che termini in anticipo.',
  task: {
    held: 'Ha tenuto la moneta',
    aside: 'È rimasto fuori',
    failed: 'Nessun prezzo registrato',
  },
  done: {
    stop: 'Terminato. Ciò che ha versato è tornato.',
  },
  notice: {
    runDry:
      'L’ordine {order} è sospeso: il fondo non basta per la scadenza dovuta. Nessuno viene pagato finché il fondo non è rifornito. Ciò che ha versato resta intatto.',
    refill: 'Il fondo dell’ordine {order} è stato rifornito e ciò che è dovuto viene pagato.',
    finish: 'L’ordine {order} è concluso. Ciò che ha versato è tornato: {amount}.',
    unpriced:
      'L’ordine {order} è sospeso: da 6 ore non è registrato alcun prezzo della moneta, e non ne inventiamo uno. Nel frattempo nessuno viene pagato. Ciò che ha versato resta intatto e può terminare senza commissione.',
    priced: 'I prezzi della moneta sono di nuovo registrati e l’ordine {order} prosegue.',
    suspend:
      'Il nostro team ha sospeso l’ordine {order}. Nel frattempo non si paga nulla. Ciò che ha versato resta intatto e può terminare senza commissione; può leggere il motivo.',
    resume: 'Il nostro team ha ripreso l’ordine {order}.',
    cancel:
      'Il nostro team ha annullato l’ordine {order}. Ciò che ha versato è tornato per intero: {amount}. Può leggere il motivo.',
  },
}
