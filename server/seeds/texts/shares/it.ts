import type { ShareTexts } from './en.ts'

export const it: ShareTexts = {
  works: {
    title: 'Officine del Porto (demo)',
    about: 'Una quota demo di un’azienda inventata che ripara gru portuali.',
  },
  optics: {
    title: 'Ottica del Faro (demo)',
    about: 'Una quota demo di un’azienda inventata che lavora lenti per fari.',
  },
  share: [
    'I punti diventano quote mentre lo scambio è aperto, finché ne abbiamo.',
    'Una quota non è denaro. Nessuno promette di acquistarla e il suo prezzo può scendere fino a zero.',
  ],
  tide: {
    title: 'Marea (demo)',
    category: 'Bilanciato',
    about: 'Un fondo inventato che detiene azioni e obbligazioni.',
  },
  quay: {
    title: 'Frangiflutti (demo)',
    category: 'Obbligazionario',
    about: 'Un fondo inventato che detiene solo obbligazioni.',
  },
  fund: {
    manager: 'Team demo di Quay',
    fee: 'La commissione annuale è già detratta dal valore.',
    risk: 'Il valore può scendere e può perdere tutto. I valori passati non dicono nulla su quelli futuri.',
    look: 'Questo fondo è qui solo da consultare. Non si può acquistare.',
    stocks: 'Azioni',
    bonds: 'Obbligazioni',
    cash: 'Liquidità',
  },
  paper: {
    facts: 'Dati principali (demo)',
    risks: 'Rischi e costi (demo)',
    demo: 'Questo documento fa parte della demo. Il fondo è inventato e questa non è un’offerta.',
    what: 'Che cos’è',
    value: 'Il suo valore è indicato per ogni giorno lavorativo, secondo una formula fissa della demo.',
    can: 'Che cosa può succedere',
    happens: [
      'Il valore può scendere, anche fino a zero.',
      'Nessuno promette un rendimento.',
      'Le obbligazioni possono non essere rimborsate.',
    ],
    cost: 'Quanto costa',
  },
}
