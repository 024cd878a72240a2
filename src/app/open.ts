import { t } from '@lingui/core/macro'
import { CODE } from '#contract/envelope.ts'
import { SIGN_OUT_PATH, SIGNED_OUT_TOAST_MS } from '#contract/limits.ts'
import { createClient } from '#src/api/client.ts'
import { acceptLanguage } from '#src/lib/asking.ts'
import { kept } from '#src/lib/storage.ts'
import type { Built, Handed } from '#src/lib/places.ts'
import { signInPlace } from '#src/lib/runtime.ts'
import { heardServerTime } from '#src/lib/server-clock.ts'
import { toast, toastUnlessShut } from '#src/ui/toast.ts'
import { signInFrom } from './entrance.ts'
import type { House } from './house.ts'
import { createSession, type Session } from './session.ts'
import { tabsBelongTo } from './tab-talks.ts'

interface Around {
  readonly here: () => string
  readonly isOpen: () => boolean
  readonly relaunch: (to: Built, handed?: Handed) => void
  /** The app has its words; before that no page can be shown. */
  readonly spoken: Promise<unknown>
}

/** Puts the client and the session together; each needs to hear the other. An open page may stay when its member leaves. */
export function createHouse({ here, isOpen, relaunch, spoken }: Around): House {
  let session: Session | undefined
  const client = createClient({
    token: () => kept('token') ?? '',
    acceptLanguage,
    said: (words, { path }, code) =>
      void (code === CODE.tooOften
        ? toastUnlessShut(words)
        : toast(words, path === SIGN_OUT_PATH ? SIGNED_OUT_TOAST_MS : undefined)),
    serverTime: heardServerTime,
    paused: () => session?.learn({ paused: 1 }),
    demanded: () => session?.learn({ second_demanded: 1 }),
    signedOut: (why) => session?.actor.send({ type: 'expired', why }),
  })
  session = createSession(client, {
    expired: async (ended) => {
      await spoken
      void toast(t`You are signed out. Please sign in again.`, SIGNED_OUT_TOAST_MS)
      relaunch(signInFrom(here()), { ended })
    },
    left: () => void (isOpen() || relaunch(signInPlace())),
  })
  session.actor.subscribe(({ context }) => tabsBelongTo(context.user?.id))
  return { client, session }
}
