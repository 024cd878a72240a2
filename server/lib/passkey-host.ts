import { isIP } from 'node:net'
import type { Settings } from './context.ts'

/** Undefined for an IP address: no passkeys there. */
export function passkeyHost({ origin }: Pick<Settings, 'origin'>): string | undefined {
  const { hostname } = new URL(origin)
  return isIP(hostname.replace(/^\[(.*)\]$/, '$1')) ? undefined : hostname
}
