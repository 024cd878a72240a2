import type { ShareTexts } from './en.ts'

export const pl: ShareTexts = {
  works: { title: 'Warsztaty Portowe (demo)', about: 'Udział demo w zmyślonej firmie, która naprawia dźwigi portowe.' },
  optics: {
    title: 'Optyka Latarni (demo)',
    about: 'Udział demo w zmyślonej firmie, która szlifuje soczewki do latarni morskich.',
  },
  share: [
    'Punkty stają się udziałami, gdy wymiana jest otwarta i mamy udziały do wydania.',
    'Udział to nie pieniądze. Nikt nie obiecuje go kupić, a jego cena może spaść do zera.',
  ],
  tide: { title: 'Pływ (demo)', category: 'Fundusz mieszany', about: 'Zmyślony fundusz akcji i obligacji.' },
  quay: { title: 'Falochron (demo)', category: 'Fundusz obligacji', about: 'Zmyślony fundusz samych obligacji.' },
  fund: {
    manager: 'Zespół demo Quay',
    fee: 'Opłata roczna jest już odjęta od wartości.',
    risk: 'Wartość może spaść i można stracić wszystko. Przeszłe wartości nic nie mówią o przyszłych.',
    look: 'Ten fundusz można tylko obejrzeć. Nie można go kupić.',
    stocks: 'Akcje',
    bonds: 'Obligacje',
    cash: 'Gotówka',
  },
  paper: {
    facts: 'Najważniejsze informacje (demo)',
    risks: 'Ryzyko i koszty (demo)',
    demo: 'Ten dokument jest częścią demo. Fundusz jest zmyślony, a to nie jest oferta.',
    what: 'Czym jest',
    value: 'Jego wartość podaje się za każdy dzień roboczy, według stałego wzoru demo.',
    can: 'Co może się stać',
    happens: ['Wartość może spaść, nawet do zera.', 'Nikt nie obiecuje zysku.', 'Obligacje mogą nie zostać spłacone.'],
    cost: 'Ile kosztuje',
  },
}
