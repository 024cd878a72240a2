import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { LOCALES } from './contract/locales.ts'
import { AREAS } from './src/areas.ts'

/** What other areas have within these folders. */
const inside = (folders: readonly string[]) =>
  Object.values(AREAS)
    .flat()
    .filter((other) => folders.some((folder) => other.startsWith(`${folder}/`)))

export default defineConfig({
  sourceLocale: 'en',
  locales: LOCALES.map((locale) => locale.tag),
  format: formatter({ lineNumbers: false }),
  catalogs: Object.entries(AREAS).map(([area, folders]) => ({
    path: `<rootDir>/src/locales/${area}/{locale}`,
    include: folders.map((folder) => `<rootDir>/src/${folder}`),
    exclude: inside(folders).flatMap((place) => [`<rootDir>/src/${place}`, `<rootDir>/src/${place}/**`]),
  })),
})
