export const parcel = {
  label: 'Pacco {number}',
  unsent: 'Non ancora spedito',
  state: {
    none: 'Annunciato',
    collected: 'Ritirato',
    on_the_way: 'In viaggio',
    delivering: 'In consegna',
    signed: 'Consegnato',
    problem: 'In ritardo',
  },
  happened: {
    none: 'Annunciato',
    collected: 'Affidato al corriere',
    on_the_way: 'In viaggio',
    delivering: 'In consegna',
    signed: 'Consegnato',
    problem: 'Problema durante il viaggio',
  },
  at: '{words}, {place}',
  sandbox: {
    name: 'Corriere di prova',
    mark: 'Sandbox: questa pagina rappresenta quella di un corriere. Fa parte della demo, e niente viene spedito davvero.',
    number: 'Numero del pacco {number}',
    none: 'Non c’è ancora nessuna notizia.',
    missing: 'Questo pacco non esiste.',
  },
}
