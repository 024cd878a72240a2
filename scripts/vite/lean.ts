import type { Plugin } from 'vite'

/**
 * What packages bring along and this app never asks of them. ofetch is given whole addresses and reads text; every
 * browser that can start the app has React's own store; props of elements are checked by types; links are `Place`.
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
  './link.js':
    'const absent = () => { throw Error("Place") }; export { absent as Link, absent as createLink, absent as linkOptions, absent as useLinkProps }',
}
const ASKED_BY =
  /\/node_modules\/(ofetch|use-sync-external-store|@chakra-ui\/react|@tanstack\/(react-router|react-store))\//
const MARK = '\0lean:'

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
  }
}
