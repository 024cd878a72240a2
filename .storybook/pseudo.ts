import { relative } from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

const LONGER = { prepend: '[', append: ']', extend: 0.35, extendCharacter: ' ~' }

/** An English catalogue with accents and a third longer: it shows what is cut off, and what is in no catalogue. */
export async function pseudoOf(path: string): Promise<string> {
  const config = getConfig()
  const file = getCatalogForFile(relative(config.rootDir, path), await getCatalogs(config))
  if (!file) throw new Error(`${path} is no catalogue`)
  const { messages } = await file.catalog.getTranslations(file.locale, {
    sourceLocale: config.sourceLocale,
    fallbackLocales: config.fallbackLocales,
  })
  const options = { namespace: 'es', pseudoLocale: 'pseudo', pseudoLocaleOptions: LONGER } as const
  return createCompiledCatalog('pseudo', messages, options).source
}

export const pseudo = (): Plugin => ({
  name: 'pseudo-languages',
  transform: {
    filter: { id: /\.po\?pseudo$/ },
    handler: async (_, id) => ({ code: await pseudoOf(id.replace('?pseudo', '')), map: null, moduleType: 'js' }),
  },
})
