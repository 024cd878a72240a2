import type { VentureTexts } from './texts.ts'

export const af: VentureTexts = {
  demo: 'demo',
  note: 'Hierdie aanbod is deel van die demo: niks word gebou nie en geen regte geld beweeg nie.',
  terms: 'Voorwaardes',
  category: 'Hawe en energie',
  steps: ['Permitte is daar', 'Die bouwerk is klaar', 'Die laaste datum'],
  said: {
    'robot-heron': {
      title: 'Heron',
      brief: '’n Robot wat vier keer per dag na die prys van munte kyk.',
      text: 'Heron volg een gepubliseerde reël oor aangetekende pryse. U inleg verlaat nooit sy eie rekening nie.',
    },
    'robot-tern': {
      title: 'Tern',
      brief: '’n Robot wat agt keer per dag na die prys van munte kyk.',
      text: 'Tern volg dieselfde reël as Heron in korter stukke. Korter stukke gee meer op en af, en ’n dag kan niks bring nie.',
    },
    'robot-gannet': {
      title: 'Gannet',
      brief: '’n Robot wat in munte gekoop word en twaalf keer per dag na die prys kyk.',
      text: 'Gannet word in munte gekoop en munte kom terug. Hul prys kan intussen daal.',
    },
    'plan-heron': {
      title: 'Heron 30',
      brief: '’n Plan van 30 dae, elke dag bereken.',
      text: 'Elke dag word met die koers bereken wat dan gepubliseer is, en uit die fonds van hierdie plan betaal.',
    },
    'plan-tern': {
      title: 'Tern 60',
      brief: '’n Plan van 60 dae, een keer aan die einde bereken.',
      text: 'Daar is een datum, die laaste dag. Tot dan word niks betaal nie.',
    },
    'plan-gannet': {
      title: 'Gannet 90',
      brief: '’n Plan in USDT van 90 dae, elke dag bereken.',
      text: 'Dit word in USDT gekoop en USDT kom terug. Die fonds het tans min, dus moet datums dalk wag.',
    },
    'harbour-solar': {
      title: 'Harbour Solar, Rotterdam',
      brief: 'Panele op vier pakhuisdakke in die hawe.',
      text: 'Vier dakke dra 2 600 panele. Wat die projek kan bring, word een keer op die laaste dag bereken.',
    },
    'tidal-gate': {
      title: 'Tidal Gate, Emden',
      brief: '’n Klein turbine in ’n ou sluis.',
      text: 'Die turbine draai met elke gety. Die verkoop begin oor ’n paar dae.',
    },
    'quay-cranes': {
      title: 'Quay Cranes, Gdynia',
      brief: 'Twee gebruikte hyskrane vir ’n klein kaai.',
      text: 'Alles is gevat. Die hyskrane word per dag verhuur.',
    },
    'cold-store': {
      title: 'Cold Store, Genua',
      brief: '’n Koelstoor vir vrugte langs die pier.',
      text: 'Die verkoop is verby en die stoor loop. Wat dit kan bring, word aan die einde bereken.',
    },
    'harbour-notes': {
      title: 'Harbour Notes',
      brief: '’n Inskrywing van 30 dae teen 40 euro stuk.',
      text: 'Elke stuk word elke dag met die gepubliseerde koers bereken.',
    },
    'dollar-basket': {
      title: 'Dollar Basket',
      brief: '’n Inskrywing in USDT van 30 dae.',
      text: 'Dit word in USDT gekoop en USDT kom aan die einde terug.',
    },
    'coin-reserve': {
      title: 'Coin Reserve',
      brief: '’n Inskrywing in munte van 45 dae, aan die einde bereken.',
      text: 'Dit word in munte gekoop en munte kom terug. Hul prys kan intussen daal.',
    },
  },
}
