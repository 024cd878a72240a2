import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/** Asks for what a late file needs at once with it. Styles, which Vite's own would wait for, this app has none of. */
const LEAN = `
const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/h5/' + file
    document.head.append(link)
  }
  return load()
}`

export function leanPreload(): Plugin {
  return {
    name: 'quay:preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? LEAN : undefined),
    generateBundle(_, bundle) {
      const style = Object.keys(bundle).find((name) => name.endsWith('.css'))
      if (style) throw new Error(`${style} would not be waited for.`)
    },
  }
}
