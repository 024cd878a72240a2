import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/** Asks for what a late file needs at once with it. Styles, which Vite's own would wait for, no late file has. */
const helperAt = (base: string) => `
const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '${base}' + file
    document.head.append(link)
  }
  return load()
}`

export function leanPreload(): Plugin {
  let base = '/'
  return {
    name: 'quay:preload',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      base = config.base
    },
    load: (id) => (id === HELPER ? helperAt(base) : undefined),
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && part.isDynamicEntry && part.viteMetadata?.importedCss.size)
          throw new Error(`The styles of ${part.fileName} would not be waited for.`)
    },
  }
}
