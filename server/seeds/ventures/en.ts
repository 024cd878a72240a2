import type { VentureTexts } from './texts.ts'

export const en: VentureTexts = {
  demo: 'demo',
  note: 'This belongs to the demo: nothing is built, and no real money moves.',
  terms: 'Terms',
  category: 'Harbour and energy',
  steps: ['Permits are there', 'Building is done', 'The last date'],
  said: {
    'robot-heron': {
      title: 'Heron',
      brief: 'A robot that looks at the coin price 4 times a day.',
      text: 'Heron follows one published rule over recorded prices. What you put in is kept apart all the time.',
    },
    'robot-tern': {
      title: 'Tern',
      brief: 'A robot that looks at the coin price 8 times a day.',
      text: 'Tern follows the same rule as Heron in shorter stretches. Shorter stretches bring more ups and more downs, and a day may bring nothing.',
    },
    'robot-gannet': {
      title: 'Gannet',
      brief: 'A robot bought in coins that looks at the price 12 times a day.',
      text: 'Gannet is bought in coins, and coins return. Their price may fall in the meantime.',
    },
    'plan-heron': {
      title: 'Heron 30',
      brief: 'A plan of 30 days, worked out every day.',
      text: 'Each day is worked out by the published rate of that day and paid from the pool of this plan.',
    },
    'plan-tern': {
      title: 'Tern 60',
      brief: 'A plan of 60 days, worked out once at the end.',
      text: 'There is one date, the last day. Until then nothing is paid.',
    },
    'plan-gannet': {
      title: 'Gannet 90',
      brief: 'A plan in USDT of 90 days, worked out every day.',
      text: 'It is bought in USDT, and USDT returns. Its pool holds little at the moment, so dates may have to wait.',
    },
    'harbour-solar': {
      title: 'Harbour Solar, Rotterdam',
      brief: 'Panels on four warehouse roofs in the harbour.',
      text: 'Four roofs carry 2,600 panels. What the project may bring is worked out once, on its last day.',
    },
    'tidal-gate': {
      title: 'Tidal Gate, Emden',
      brief: 'A small turbine in an old sluice.',
      text: 'The turbine runs with every tide. It goes on sale in a few days.',
    },
    'quay-cranes': {
      title: 'Quay Cranes, Gdynia',
      brief: 'Two used cranes for a small quay.',
      text: 'Everything is taken. The cranes are hired out by the day.',
    },
    'cold-store': {
      title: 'Cold Store, Genoa',
      brief: 'A cold store for fruit beside the pier.',
      text: 'The sale is over and the store is running. What it may bring is worked out at the end.',
    },
    'harbour-notes': {
      title: 'Harbour Notes',
      brief: 'A subscription of 30 days at 40 euros a piece.',
      text: 'Each piece is worked out every day by the published rate.',
    },
    'dollar-basket': {
      title: 'Dollar Basket',
      brief: 'A subscription in USDT of 30 days.',
      text: 'It is bought in USDT, and USDT returns at the end.',
    },
    'coin-reserve': {
      title: 'Coin Reserve',
      brief: 'A subscription of 45 days in coins, worked out at the end.',
      text: 'It is bought in coins, and coins return. Their price may fall in the meantime.',
    },
  },
}
