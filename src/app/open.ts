import { t } from '@lingui/core/macro'
import { SIGNED_OUT_TOAST_MS } from '#contract/limits.ts'
import { createClient } from '#src/api/client.ts'
import { kept } from '#src/lib/storage.ts'
import { signInPlace } from '#src/lib/runtime.ts'
import { heardServerTime } from '#src/lib/server-clock.ts'
import { toast } from '#src/ui/toast.ts'
import type { House } from './house.ts'
import { createSession, type Session } from './session.ts'
import { acceptLanguage } from './language.ts'

/** Puts the client and the session together; each needs to hear the other. An open page may stay when its member leaves. */
export function createHouse({ go, isOpen }: { go: (path: string) => void; isOpen: () => boolean }): House {
  let session: Session | undefined
  const client = createClient({
    token: () => kept('token') ?? '',
    acceptLanguage,
    said: (words) => void toast(words),
    serverTime: heardServerTime,
    signedOut: (token) => {
      if (kept('token') === token) session?.actor.send({ type: 'expired' })
    },
  })
  session = createSession(client, {
    expired: () => {
      void toast(t`You are signed out. Please sign in again.`, SIGNED_OUT_TOAST_MS)
      go(signInPlace())
    },
    left: () => void (isOpen() || go(signInPlace())),
  })
  return { client, session }
}
