export const exports = {
  page: {
    title: 'I suoi dati su {brand}',
    made: 'Creati il {at} ({zone}). Tutto ciò che conserviamo su di lei, com’era in quel momento.',
    names:
      'I nomi dei campi sono gli stessi del file di dati. I numeri delle righe e ciò che serve solo ai programmi si trovano soltanto nel file di dati.',
  },
  headings: {
    profile: 'Il suo account',
    entering: 'Accesso',
    money: 'Saldi e movimenti',
    trade: 'Ordini',
    recharges: 'Ricariche',
    withdrawals: 'Prelievi',
    investments: 'In cosa ha versato denaro',
    shop: 'Il suo carrello e gli articoli visti',
    places: 'Conti bancari e indirizzi',
    work: 'Come commerciante o centro servizi',
    told: 'Che cosa le abbiamo comunicato',
    pictures: 'Le sue immagini',
    team: 'Che cosa ha deciso il nostro team',
  },
  done: { make: 'I suoi dati sono pronti.' },
}
