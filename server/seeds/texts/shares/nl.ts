import type { ShareTexts } from './en.ts'

export const nl: ShareTexts = {
  works: { title: 'Havenwerken (demo)', about: 'Een demoaandeel in een verzonnen bedrijf dat havenkranen repareert.' },
  optics: {
    title: 'Vuurtorenoptiek (demo)',
    about: 'Een demoaandeel in een verzonnen bedrijf dat lenzen voor vuurtorens slijpt.',
  },
  share: [
    'Punten worden aandelen zolang de omruil open is en wij aandelen hebben.',
    'Een aandeel is geen geld. Niemand belooft het te kopen, en de prijs kan tot nul dalen.',
  ],
  tide: { title: 'Getij (demo)', category: 'Gemengd fonds', about: 'Een verzonnen fonds met aandelen en obligaties.' },
  quay: { title: 'Golfbreker (demo)', category: 'Obligatiefonds', about: 'Een verzonnen fonds met alleen obligaties.' },
  fund: {
    manager: 'Demoteam van Quay',
    fee: 'De jaarlijkse kosten zijn al van de waarde afgetrokken.',
    risk: 'De waarde kan dalen en u kunt alles verliezen. Waarden uit het verleden zeggen niets over later.',
    look: 'Dit fonds is er om te bekijken. Het kan niet worden gekocht.',
    stocks: 'Aandelen',
    bonds: 'Obligaties',
    cash: 'Contanten',
  },
  paper: {
    facts: 'Belangrijkste gegevens (demo)',
    risks: 'Risico’s en kosten (demo)',
    demo: 'Dit document hoort bij de demo. Het fonds is verzonnen en dit is geen aanbod.',
    what: 'Wat het is',
    value: 'De waarde wordt voor elke werkdag genoemd, volgens een vaste formule van de demo.',
    can: 'Wat er kan gebeuren',
    happens: [
      'De waarde kan dalen, zelfs tot nul.',
      'Niemand belooft rendement.',
      'Obligaties kunnen niet worden terugbetaald.',
    ],
    cost: 'Wat het kost',
  },
}
