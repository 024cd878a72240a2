import { LOCALES } from '#contract/locales.ts'

const toolbar = (title: string, icon: string, items: readonly { value: string; title: string }[]) => ({
  name: title,
  description: title,
  toolbar: { title, icon: icon as never, items: [...items], dynamicTitle: true },
})

const each = (...values: string[]) => values.map((value) => ({ value, title: value }))

export const toolbars = {
  locale: toolbar('Language', 'globe', [
    ...LOCALES.map(({ tag, label }) => ({ value: tag, title: `${label} (${tag})` })),
    { value: 'pseudo', title: 'Pseudo: accented, longer' },
    { value: 'pseudo-rtl', title: 'Pseudo: right to left' },
  ]),
  direction: toolbar('Direction', 'transfer', [
    { value: 'auto', title: 'By language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  theme: toolbar('Theme', 'mirror', each('light', 'dark')),
  textSize: toolbar('Text size', 'ruler', [
    { value: '100', title: 'Text 100 %' },
    { value: '130', title: 'Text 130 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
  motion: toolbar('Motion', 'play', [
    { value: 'full', title: 'Full motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  network: toolbar('Network', 'lightning', [
    { value: 'normal', title: 'Network as usual' },
    { value: 'slow', title: 'Slow network' },
    { value: 'offline', title: 'No network' },
  ]),
  clock: toolbar('Clock', 'time', [
    { value: 'now', title: 'Now' },
    { value: 'later', title: '3 minutes later' },
    { value: 'soon', title: 'About to run out' },
  ]),
  values: toolbar('Values', 'edit', [
    { value: 'usual', title: 'Usual values' },
    { value: 'names', title: 'Longest names' },
    { value: 'numbers', title: 'Largest amounts' },
    { value: 'both', title: 'Longest and largest' },
  ]),
}

const phone = (width: number, height: number) =>
  [
    `phone${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` }, type: 'mobile' as const },
  ] as const

const wide = { name: 'As wide as it goes', styles: { width: '100%', height: '100%' }, type: 'desktop' as const }

export const VIEWPORTS = {
  ...Object.fromEntries([phone(320, 640), phone(375, 812), phone(390, 844), phone(430, 932), phone(768, 1024)]),
  wide,
}

export const WIDE = { viewport: { value: 'wide', isRotated: false } }
