import { BY_PASSKEY } from '#contract/second.ts'
import type { Client } from './client.ts'

/** Where the second factor is said to be a passkey, it signs what is paid. */
export async function provenFor(client: Client, second: string | undefined, paying: string): Promise<string> {
  if (second !== BY_PASSKEY) return second ?? ''
  const { signed } = await import('./passkeys.ts')
  return signed(client, { paying })
}
