import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { LOCALES } from './contract/locales.ts'
import { AREAS } from './src/areas.ts'

export default defineConfig({
  sourceLocale: 'en',
  locales: [...LOCALES.map((locale) => locale.tag), 'pseudo', 'pseudo-rtl'],
  pseudoLocale: [
    { locale: 'pseudo', prepend: '[', append: ']', extend: 0.35, extendCharacter: ' ~' },
    { locale: 'pseudo-rtl', prepend: '[', append: ']', extend: 0.35, extendCharacter: ' ~' },
  ],
  format: formatter({ lineNumbers: false }),
  catalogs: Object.entries(AREAS).map(([area, folders]) => ({
    path: `<rootDir>/src/locales/${area}/{locale}`,
    include: folders.map((folder) => `<rootDir>/src/${folder}`),
  })),
})
