import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

const FIRST_WORDS = /\/src\/locales\/app\/([\w-]+)\.po$/
const LOCALES = new URL('../../src/locales/', import.meta.url)

/** The first catalogue of a language knows where its others are: nobody is told the places of a language not spoken. */
export const otherWords = (): Plugin => ({
  name: 'quay:other-words',
  transform: {
    filter: { id: FIRST_WORDS },
    handler(code, id) {
      const [, tag] = FIRST_WORDS.exec(id) ?? []
      const others = readdirSync(LOCALES)
        .filter((area) => area !== 'app')
        .map((area) => `${JSON.stringify(area)}: () => import('../${area}/${tag}.po')`)
      return { code: `${code}\nexport const others = { ${others.join(', ')} }`, map: null }
    },
  },
})
