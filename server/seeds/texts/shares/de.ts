import type { ShareTexts } from './en.ts'

export const de: ShareTexts = {
  works: {
    title: 'Hafenwerke (Demo)',
    about: 'Ein Demo-Anteil an einem erfundenen Unternehmen, das Hafenkräne repariert.',
  },
  optics: {
    title: 'Leuchtturm-Optik (Demo)',
    about: 'Ein Demo-Anteil an einem erfundenen Unternehmen, das Linsen für Leuchttürme schleift.',
  },
  share: [
    'Punkte werden zu Anteilen, solange der Tausch geöffnet ist und wir Anteile haben.',
    'Ein Anteil ist kein Geld. Niemand verspricht, ihn zu kaufen, und sein Preis kann auf null fallen.',
  ],
  tide: {
    title: 'Gezeiten (Demo)',
    category: 'Mischfonds',
    about: 'Ein erfundener Fonds, der Aktien und Anleihen hält.',
  },
  quay: {
    title: 'Wellenbrecher (Demo)',
    category: 'Anleihefonds',
    about: 'Ein erfundener Fonds, der nur Anleihen hält.',
  },
  fund: {
    manager: 'Demo-Team von Quay',
    fee: 'Die jährliche Gebühr ist im Wert schon abgezogen.',
    risk: 'Der Wert kann fallen, und Sie können alles verlieren. Frühere Werte sagen nichts über künftige.',
    look: 'Dieser Fonds ist nur zum Ansehen da. Er kann nicht gekauft werden.',
    stocks: 'Aktien',
    bonds: 'Anleihen',
    cash: 'Bargeld',
  },
  paper: {
    facts: 'Wichtigste Angaben (Demo)',
    risks: 'Risiken und Kosten (Demo)',
    demo: 'Dieses Papier gehört zur Demo. Der Fonds ist erfunden, und dies ist kein Angebot.',
    what: 'Was er ist',
    value: 'Sein Wert wird für jeden Werktag genannt, nach einer festen Formel der Demo.',
    can: 'Was geschehen kann',
    happens: ['Der Wert kann fallen, auch auf null.', 'Niemand verspricht einen Ertrag.', 'Anleihen können ausfallen.'],
    cost: 'Was er kostet',
  },
}
