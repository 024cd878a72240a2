import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * What packages bring along and this app never asks of them. ofetch is given whole addresses and reads text; every
 * browser that can start the app has React's own store; props of elements are checked by types, but for `as`, which is
 * Chakra's own; links are `Place`; pictures are drawn by `Icon`.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  ufo: 'export const withQuery = (path, query) => path + "?" + new URLSearchParams(query); export const withBase = withQuery',
  destr: 'export default JSON.parse',
  'use-sync-external-store/shim': 'export { useSyncExternalStore } from "react"',
  'use-sync-external-store/shim/with-selector': `
import { useRef, useSyncExternalStore } from 'react'
export function useSyncExternalStoreWithSelector(subscribe, get, _, select, same = Object.is) {
  const last = useRef()
  return useSyncExternalStore(subscribe, () => {
    const value = select(get())
    if (!last.current || !same(last.current.value, value)) last.current = { value }
    return last.current.value
  })
}`,
  '@emotion/is-prop-valid': "export default (name) => name !== 'as'",
  '../createLucideIcon.mjs': `
import { createElement } from 'react'
const pen = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round', viewBox: '0 0 24 24' }
export default ({ node }) => ({ size, strokeWidth }) =>
  createElement('svg', { ...pen, width: size, height: size, strokeWidth }, node.map(([tag, drawn]) => createElement(tag, drawn)))`,
  './link.js':
    'const absent = () => { throw Error("Place") }; export { absent as Link, absent as createLink, absent as linkOptions, absent as useLinkProps }',
}
const ASKED_BY =
  /\/node_modules\/(ofetch|@lingui\/react|@chakra-ui\/react|lucide-react|@tanstack\/(react-router|react-store)|@xstate\/react)\//
const MARK = '\0lean:'

/** The browsers of the last four years want these under their older name, too, and no other of the sixty. */
const PREFIXES = 'var defaultStylisPlugins = [prefixer]'
const OLDER = `var defaultStylisPlugins = [(rule) => {
  if (rule.type === DECLARATION && /^(user-select|hyphens|mask|print-color-adjust)/.test(rule.value))
    rule.return = '-webkit-' + rule.value + rule.value
}]`

const standIns: Plugin = {
  // Vite keeps what it made of packages for as long as this name stays.
  name: `quay:stand-ins ${createHash('sha256')
    .update(JSON.stringify([STAND_INS, OLDER]))
    .digest('hex')}`,
  resolveId(source, importer) {
    return source in STAND_INS && ASKED_BY.test(importer ?? '') ? MARK + source : undefined
  },
  load(id) {
    return id.startsWith(MARK) ? STAND_INS[id.slice(MARK.length)] : undefined
  },
  transform: {
    filter: { id: /\/node_modules\/@emotion\/cache\// },
    handler(code) {
      const lean = code.replace(PREFIXES, OLDER)
      if (lean === code) throw new Error('Emotion names its prefixes otherwise now.')
      return { code: lean, map: null }
    },
  },
}

/** In a build the stand-ins are met on the way; where files are served one by one, packages are joined beforehand. */
export const lean = (): Plugin => ({
  ...standIns,
  enforce: 'pre',
  config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [standIns] } } }),
})
