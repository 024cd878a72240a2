import type { Plugin } from 'vite'

/**
 * What packages bring along and this app never asks of them. ofetch is given whole addresses and reads text; every
 * browser that can start the app has React's own store; props of elements are checked by types; links are `Place`;
 * pictures are drawn by `Icon`; the router is told how a question is read and written.
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
  '@emotion/is-prop-valid': 'export default () => true',
  '../createLucideIcon.mjs': `
import { createElement } from 'react'
const pen = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round', viewBox: '0 0 24 24' }
export default ({ node }) => ({ size, strokeWidth }) =>
  createElement('svg', { ...pen, width: size, height: size, strokeWidth }, node.map(([tag, drawn]) => createElement(tag, drawn)))`,
  './searchParams.js':
    'const absent = () => { throw Error("search") }; export { absent as defaultParseSearch, absent as defaultStringifySearch, absent as parseSearchWith, absent as stringifySearchWith }',
  './link.js':
    'const absent = () => { throw Error("Place") }; export { absent as Link, absent as createLink, absent as linkOptions, absent as useLinkProps, absent as preloadWarning }',
}
const ASKED_BY =
  /\/node_modules\/(ofetch|@chakra-ui\/react|lucide-react|@tanstack\/(react-router|react-store|router-core)|@xstate\/react)\//
const MARK = '\0lean:'

/** The browsers of the last four years want these under their older name, too, and no other of the sixty. */
const PREFIXER = `
const older = /^(user-select|hyphens|mask|print-color-adjust)/
var prefixer = (rule) => {
  if (rule.type === DECLARATION && older.test(rule.value)) rule.return = '-webkit-' + rule.value + rule.value
}
`

export function lean(): Plugin {
  return {
    name: 'quay:lean',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source in STAND_INS && ASKED_BY.test(importer ?? '') ? MARK + source : undefined
    },
    load(id) {
      return id.startsWith(MARK) ? STAND_INS[id.slice(MARK.length)] : undefined
    },
    transform: {
      filter: { id: /\/emotion-cache\.browser\.esm\.js$/ },
      handler(code) {
        const [before, after] = [code.indexOf('function prefix('), code.indexOf('var defaultStylisPlugins')]
        if (before < 0 || after < before) throw new Error('Emotion puts its prefixes elsewhere now.')
        return { code: code.slice(0, before) + PREFIXER + code.slice(after), map: null }
      },
    },
  }
}
