import type { VentureTexts } from './texts.ts'

export const it: VentureTexts = {
  demo: 'demo',
  note: 'Questa offerta appartiene alla demo: nulla viene costruito e non si muove denaro vero.',
  terms: 'Condizioni',
  category: 'Porto ed energia',
  steps: ['Permessi ottenuti', 'Costruzione finita', 'Ultima scadenza'],
  said: {
    'robot-heron': {
      title: 'Heron',
      brief: 'Un robot che guarda il prezzo delle monete 4 volte al giorno.',
      text: 'Heron segue una regola pubblicata sui prezzi registrati. Ciò che ha versato non lascia mai il proprio conto.',
    },
    'robot-tern': {
      title: 'Tern',
      brief: 'Un robot che guarda il prezzo delle monete 8 volte al giorno.',
      text: 'Tern segue la stessa regola di Heron in tratti più brevi. Tratti più brevi portano più alti e più bassi, e un giorno può non portare nulla.',
    },
    'robot-gannet': {
      title: 'Gannet',
      brief: 'Un robot acquistato in monete che guarda il prezzo 12 volte al giorno.',
      text: 'Gannet si acquista in monete e tornano monete. Nel frattempo il loro prezzo può scendere.',
    },
    'plan-heron': {
      title: 'Heron 30',
      brief: 'Un piano di 30 giorni, calcolato ogni giorno.',
      text: 'Ogni giorno è calcolato con il tasso pubblicato in quel giorno e pagato dal fondo di questo piano.',
    },
    'plan-tern': {
      title: 'Tern 60',
      brief: 'Un piano di 60 giorni, calcolato una volta alla fine.',
      text: 'C’è una sola scadenza, l’ultimo giorno. Fino ad allora non si paga nulla.',
    },
    'plan-gannet': {
      title: 'Gannet 90',
      brief: 'Un piano in USDT di 90 giorni, calcolato ogni giorno.',
      text: 'Si acquista in USDT e tornano USDT. Al momento il fondo contiene poco e le scadenze potrebbero dover attendere.',
    },
    'harbour-solar': {
      title: 'Harbour Solar, Rotterdam',
      brief: 'Pannelli su quattro tetti di magazzini nel porto.',
      text: 'Quattro tetti portano 2.600 pannelli. Ciò che il progetto può portare si calcola una volta, l’ultimo giorno.',
    },
    'tidal-gate': {
      title: 'Tidal Gate, Emden',
      brief: 'Una piccola turbina in una vecchia chiusa.',
      text: 'La turbina gira a ogni marea. La vendita comincia tra qualche giorno.',
    },
    'quay-cranes': {
      title: 'Quay Cranes, Gdynia',
      brief: 'Due gru usate per una piccola banchina.',
      text: 'È tutto assegnato. Le gru si noleggiano a giornata.',
    },
    'cold-store': {
      title: 'Cold Store, Genova',
      brief: 'Una cella frigorifera per la frutta accanto al molo.',
      text: 'La vendita è finita e la cella è in funzione. Ciò che può portare si calcola alla fine.',
    },
    'harbour-notes': {
      title: 'Harbour Notes',
      brief: 'Una sottoscrizione di 30 giorni a 40 euro al pezzo.',
      text: 'Ogni pezzo è calcolato ogni giorno con il tasso pubblicato.',
    },
    'dollar-basket': {
      title: 'Dollar Basket',
      brief: 'Una sottoscrizione in USDT di 30 giorni.',
      text: 'Si acquista in USDT e alla fine tornano USDT.',
    },
    'coin-reserve': {
      title: 'Coin Reserve',
      brief: 'Una sottoscrizione in monete di 45 giorni, calcolata alla fine.',
      text: 'Si acquista in monete e tornano monete. Nel frattempo il loro prezzo può scendere.',
    },
  },
}
