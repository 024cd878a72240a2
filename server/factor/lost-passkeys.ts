import type { Context } from '../lib/context.ts'
import { passkeyHost } from '../lib/passkey-host.ts'

/** A passkey is good only at the host that it was made for: says at the start what a changed name cost. */
export async function logLostPasskeys({ database, log, settings }: Context): Promise<void> {
  const host = passkeyHost(settings) ?? ''
  const { lost } = await database
    .selectFrom('passkey')
    .select((is) => is.fn.countAll().as('lost'))
    .where('host', '<>', host)
    .executeTakeFirstOrThrow()
  const passkeys = Number(lost)
  if (passkeys > 0)
    log.warn({ passkeys, host }, 'passkeys were made for another host than that of ORIGIN, and are not asked for')
}
