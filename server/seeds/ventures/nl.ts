import type { VentureTexts } from './texts.ts'

export const nl: VentureTexts = {
  demo: 'demo',
  note: 'Dit aanbod hoort bij de demo: er wordt niets gebouwd en er beweegt geen echt geld.',
  terms: 'Voorwaarden',
  category: 'Haven en energie',
  steps: ['Vergunningen zijn er', 'Bouw is klaar', 'Laatste datum'],
  said: {
    'robot-heron': {
      title: 'Heron',
      brief: 'Een robot die vier keer per dag naar de prijs van munten kijkt.',
      text: 'Heron volgt één gepubliceerde regel over vastgelegde prijzen. Uw inleg verlaat nooit de eigen rekening.',
    },
    'robot-tern': {
      title: 'Tern',
      brief: 'Een robot die acht keer per dag naar de prijs van munten kijkt.',
      text: 'Tern volgt dezelfde regel als Heron in kortere stukken. Kortere stukken geven meer op en neer, en een dag kan niets brengen.',
    },
    'robot-gannet': {
      title: 'Gannet',
      brief: 'Een in munten gekochte robot die twaalf keer per dag naar de prijs kijkt.',
      text: 'Gannet wordt in munten gekocht en munten komen terug. De prijs van de munten kan intussen dalen.',
    },
    'plan-heron': {
      title: 'Heron 30',
      brief: 'Een plan van 30 dagen, elke dag berekend.',
      text: 'Elke dag wordt berekend met het tarief dat dan gepubliceerd is en betaald uit het fonds van dit plan.',
    },
    'plan-tern': {
      title: 'Tern 60',
      brief: 'Een plan van 60 dagen, één keer aan het eind berekend.',
      text: 'Er is één datum, de laatste dag. Tot dan wordt er niets betaald.',
    },
    'plan-gannet': {
      title: 'Gannet 90',
      brief: 'Een plan in USDT van 90 dagen, elke dag berekend.',
      text: 'Het wordt in USDT gekocht en USDT komt terug. Er zit nu weinig in het fonds, dus datums moeten misschien wachten.',
    },
    'harbour-solar': {
      title: 'Harbour Solar, Rotterdam',
      brief: 'Panelen op vier loodsdaken in de haven.',
      text: 'Vier daken dragen 2.600 panelen. Wat het project kan brengen, wordt één keer berekend, op de laatste dag.',
    },
    'tidal-gate': {
      title: 'Tidal Gate, Emden',
      brief: 'Een kleine turbine in een oude sluis.',
      text: 'De turbine draait met elk tij. De verkoop begint over enkele dagen.',
    },
    'quay-cranes': {
      title: 'Quay Cranes, Gdynia',
      brief: 'Twee gebruikte kranen voor een kleine kade.',
      text: 'Alles is vergeven. De kranen worden per dag verhuurd.',
    },
    'cold-store': {
      title: 'Cold Store, Genua',
      brief: 'Een koelhuis voor fruit naast de pier.',
      text: 'De verkoop is voorbij en het koelhuis draait. Wat het kan brengen, wordt aan het eind berekend.',
    },
    'harbour-notes': {
      title: 'Harbour Notes',
      brief: 'Een inschrijving van 30 dagen voor 40 euro per stuk.',
      text: 'Elk stuk wordt elke dag berekend met het gepubliceerde tarief.',
    },
    'dollar-basket': {
      title: 'Dollar Basket',
      brief: 'Een inschrijving in USDT van 30 dagen.',
      text: 'Ze wordt in USDT gekocht en USDT komt aan het eind terug.',
    },
    'coin-reserve': {
      title: 'Coin Reserve',
      brief: 'Een inschrijving in munten van 45 dagen, aan het eind berekend.',
      text: 'Ze wordt in munten gekocht en munten komen terug. De prijs van de munten kan intussen dalen.',
    },
  },
}
