import type { VentureTexts } from './texts.ts'

export const de: VentureTexts = {
  demo: 'Demo',
  note: 'Dieses Angebot gehört zur Demo: Nichts wird gebaut, und kein echtes Geld bewegt sich.',
  terms: 'Bedingungen',
  category: 'Hafen und Energie',
  steps: ['Genehmigungen liegen vor', 'Bau abgeschlossen', 'Letzter Termin'],
  said: {
    'robot-heron': {
      title: 'Heron',
      brief: 'Ein Roboter, der viermal am Tag auf den Coin-Preis sieht.',
      text: 'Heron folgt einer veröffentlichten Regel über aufgezeichnete Preise. Ihr Einsatz verlässt nie sein eigenes Konto.',
    },
    'robot-tern': {
      title: 'Tern',
      brief: 'Ein Roboter, der achtmal am Tag auf den Coin-Preis sieht.',
      text: 'Tern folgt derselben Regel wie Heron in kürzeren Abschnitten. Kürzere Abschnitte bringen mehr Auf und Ab, und ein Tag kann nichts bringen.',
    },
    'robot-gannet': {
      title: 'Gannet',
      brief: 'Ein in Coins gekaufter Roboter, der zwölfmal am Tag auf den Preis sieht.',
      text: 'Gannet wird in Coins gekauft, und Coins kehren zurück. Ihr Preis kann inzwischen fallen.',
    },
    'plan-heron': {
      title: 'Heron 30',
      brief: 'Ein Plan über 30 Tage, täglich berechnet.',
      text: 'Jeder Tag wird nach dem dann veröffentlichten Satz berechnet und aus dem Fonds dieses Plans bezahlt.',
    },
    'plan-tern': {
      title: 'Tern 60',
      brief: 'Ein Plan über 60 Tage, einmal am Ende berechnet.',
      text: 'Es gibt einen Termin, den letzten Tag. Bis dahin wird nichts bezahlt.',
    },
    'plan-gannet': {
      title: 'Gannet 90',
      brief: 'Ein Plan in USDT über 90 Tage, täglich berechnet.',
      text: 'Er wird in USDT gekauft, und USDT kehren zurück. Im Fonds ist zurzeit wenig, Termine müssen daher vielleicht warten.',
    },
    'harbour-solar': {
      title: 'Harbour Solar, Rotterdam',
      brief: 'Solarmodule auf vier Lagerdächern im Hafen.',
      text: 'Vier Dächer tragen 2.600 Module. Was das Projekt bringen kann, wird einmal am letzten Tag berechnet.',
    },
    'tidal-gate': {
      title: 'Tidal Gate, Emden',
      brief: 'Eine kleine Turbine in einer alten Schleuse.',
      text: 'Die Turbine läuft mit jeder Tide. Der Verkauf beginnt in einigen Tagen.',
    },
    'quay-cranes': {
      title: 'Quay Cranes, Gdynia',
      brief: 'Zwei gebrauchte Kräne für einen kleinen Kai.',
      text: 'Alles ist vergeben. Die Kräne werden tageweise vermietet.',
    },
    'cold-store': {
      title: 'Cold Store, Genua',
      brief: 'Ein Kühlhaus für Obst neben der Pier.',
      text: 'Der Verkauf ist vorbei, das Kühlhaus läuft. Was es bringen kann, wird am Ende berechnet.',
    },
    'harbour-notes': {
      title: 'Harbour Notes',
      brief: 'Eine Zeichnung über 30 Tage zu 40 Euro das Stück.',
      text: 'Jedes Stück wird täglich nach dem veröffentlichten Satz berechnet.',
    },
    'dollar-basket': {
      title: 'Dollar Basket',
      brief: 'Eine Zeichnung in USDT über 30 Tage.',
      text: 'Sie wird in USDT gekauft, und USDT kehren am Ende zurück.',
    },
    'coin-reserve': {
      title: 'Coin Reserve',
      brief: 'Eine Zeichnung in Coins über 45 Tage, am Ende berechnet.',
      text: 'Sie wird in Coins gekauft, und Coins kehren zurück. Ihr Preis kann inzwischen fallen.',
    },
  },
}
