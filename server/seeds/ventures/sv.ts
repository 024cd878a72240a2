import type { VentureTexts } from './texts.ts'

export const sv: VentureTexts = {
  demo: 'demo',
  note: 'Erbjudandet hör till demon: inget byggs och inga riktiga pengar rör sig.',
  terms: 'Villkor',
  category: 'Hamn och energi',
  steps: ['Tillstånden är klara', 'Bygget är klart', 'Sista datumet'],
  said: {
    'robot-heron': {
      title: 'Heron',
      brief: 'En robot som ser på myntpriset 4 gånger om dagen.',
      text: 'Heron följer en publicerad regel över noterade priser. Din insats lämnar aldrig sitt eget konto.',
    },
    'robot-tern': {
      title: 'Tern',
      brief: 'En robot som ser på myntpriset 8 gånger om dagen.',
      text: 'Tern följer samma regel som Heron i kortare sträckor. Kortare sträckor ger fler upp- och nedgångar, och en dag kan ge ingenting.',
    },
    'robot-gannet': {
      title: 'Gannet',
      brief: 'En robot som köps i mynt och ser på priset 12 gånger om dagen.',
      text: 'Gannet köps i mynt, och mynt kommer tillbaka. Myntpriset kan falla under tiden.',
    },
    'plan-heron': {
      title: 'Heron 30',
      brief: 'En plan på 30 dagar som räknas varje dag.',
      text: 'Varje dag räknas med den sats som då är publicerad och betalas ur planens fond.',
    },
    'plan-tern': {
      title: 'Tern 60',
      brief: 'En plan på 60 dagar som räknas en gång, i slutet.',
      text: 'Det finns ett datum, den sista dagen. Till dess betalas inget.',
    },
    'plan-gannet': {
      title: 'Gannet 90',
      brief: 'En plan i USDT på 90 dagar som räknas varje dag.',
      text: 'Den köps i USDT, och USDT kommer tillbaka. Fonden innehåller lite just nu, så datum kan få vänta.',
    },
    'harbour-solar': {
      title: 'Harbour Solar, Rotterdam',
      brief: 'Paneler på fyra lagertak i hamnen.',
      text: 'Fyra tak bär 2 600 paneler. Vad projektet kan ge räknas en gång, på den sista dagen.',
    },
    'tidal-gate': {
      title: 'Tidal Gate, Emden',
      brief: 'En liten turbin i en gammal sluss.',
      text: 'Turbinen går med varje tidvatten. Försäljningen börjar om några dagar.',
    },
    'quay-cranes': {
      title: 'Quay Cranes, Gdynia',
      brief: 'Två begagnade kranar för en liten kaj.',
      text: 'Allt är tecknat. Kranarna hyrs ut per dag.',
    },
    'cold-store': {
      title: 'Cold Store, Genua',
      brief: 'Ett kylhus för frukt intill piren.',
      text: 'Försäljningen är över och kylhuset är i drift. Vad det kan ge räknas i slutet.',
    },
    'harbour-notes': {
      title: 'Harbour Notes',
      brief: 'En teckning på 30 dagar för 40 euro styck.',
      text: 'Varje del räknas varje dag med den publicerade satsen.',
    },
    'dollar-basket': {
      title: 'Dollar Basket',
      brief: 'En teckning i USDT på 30 dagar.',
      text: 'Den köps i USDT, och USDT kommer tillbaka i slutet.',
    },
    'coin-reserve': {
      title: 'Coin Reserve',
      brief: 'En teckning i mynt på 45 dagar som räknas i slutet.',
      text: 'Den köps i mynt, och mynt kommer tillbaka. Myntpriset kan falla under tiden.',
    },
  },
}
