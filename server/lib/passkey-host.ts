import { isIP } from 'node:net'
import type { Settings } from './context.ts'

/** The host that passkeys are made for; a house that has a number and no name has none. */
export function passkeyHost({ origin }: Pick<Settings, 'origin'>): string | undefined {
  const { hostname } = new URL(origin)
  return isIP(hostname.replace(/^\[(.*)\]$/, '$1')) ? undefined : hostname
}
