import type { ShareTexts } from './en.ts'

export const sv: ShareTexts = {
  works: { title: 'Hamnverken (demo)', about: 'En demoandel i ett påhittat företag som reparerar hamnkranar.' },
  optics: { title: 'Fyroptik (demo)', about: 'En demoandel i ett påhittat företag som slipar linser till fyrar.' },
  share: [
    'Poäng blir andelar medan bytet är öppet och vi har andelar kvar.',
    'En andel är inte pengar. Ingen lovar att köpa den, och priset kan falla till noll.',
  ],
  tide: { title: 'Tidvatten (demo)', category: 'Blandfond', about: 'En påhittad fond med aktier och obligationer.' },
  quay: { title: 'Vågbrytare (demo)', category: 'Obligationsfond', about: 'En påhittad fond med enbart obligationer.' },
  fund: {
    manager: 'Quays demoteam',
    fee: 'Årsavgiften är redan dragen från värdet.',
    risk: 'Värdet kan falla, och du kan förlora allt. Tidigare värden säger inget om framtida.',
    look: 'Den här fonden finns bara att titta på. Den går inte att köpa.',
    stocks: 'Aktier',
    bonds: 'Obligationer',
    cash: 'Kontanter',
  },
  paper: {
    facts: 'Viktiga uppgifter (demo)',
    risks: 'Risker och kostnader (demo)',
    demo: 'Det här dokumentet hör till demon. Fonden är påhittad, och detta är inget erbjudande.',
    what: 'Vad det är',
    value: 'Värdet anges för varje arbetsdag, enligt en fast formel i demon.',
    can: 'Vad som kan hända',
    happens: [
      'Värdet kan falla, även till noll.',
      'Ingen lovar någon avkastning.',
      'Obligationer kan förbli obetalda.',
    ],
    cost: 'Vad den kostar',
  },
}
