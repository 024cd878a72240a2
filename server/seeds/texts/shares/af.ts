import type { ShareTexts } from './en.ts'

export const af: ShareTexts = {
  works: { title: 'Hawewerke (demo)', about: '’n Demo-aandeel in ’n versonne maatskappy wat hawekrane herstel.' },
  optics: {
    title: 'Vuurtoringoptika (demo)',
    about: '’n Demo-aandeel in ’n versonne maatskappy wat lense vir vuurtorings slyp.',
  },
  share: [
    'Punte word aandele terwyl die ruil oop is en ons aandele het.',
    '’n Aandeel is nie geld nie. Niemand belowe om dit te koop nie, en die prys kan tot nul daal.',
  ],
  tide: { title: 'Gety (demo)', category: 'Gemengde fonds', about: '’n Versonne fonds met aandele en effekte.' },
  quay: { title: 'Golfbreker (demo)', category: 'Effektefonds', about: '’n Versonne fonds met net effekte.' },
  fund: {
    manager: 'Quay se demospan',
    fee: 'Die jaarlikse fooi is reeds van die waarde afgetrek.',
    risk: 'Die waarde kan daal, en u kan alles verloor. Vorige waardes sê niks oor toekomstiges nie.',
    look: 'Hierdie fonds is hier om na te kyk. Dit kan nie gekoop word nie.',
    stocks: 'Aandele',
    bonds: 'Effekte',
    cash: 'Kontant',
  },
  paper: {
    facts: 'Belangrikste feite (demo)',
    risks: 'Risiko’s en fooie (demo)',
    demo: 'Hierdie dokument is deel van die demo. Die fonds is versonne, en dit is geen aanbod nie.',
    what: 'Wat dit is',
    value: 'Die waarde word vir elke werksdag gegee, volgens ’n vaste formule van die demo.',
    can: 'Wat kan gebeur',
    happens: ['Die waarde kan daal, selfs tot nul.', 'Niemand belowe ’n opbrengs nie.', 'Effekte kan onbetaald bly.'],
    cost: 'Wat dit kos',
  },
}
