import { createActor, fromPromise, waitFor } from 'xstate'
import { account, type UserInfo } from '#contract/account.ts'
import type { Ending } from '#contract/envelope.ts'
import { Refused } from '#machines/lib/trouble.ts'
import { pathOf } from '#machines/lib/states.ts'
import { sessionFlow } from '#machines/session/session.flow.ts'
import { actorOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import type { Client } from '#src/api/client.ts'
import { dropDeadCodes } from '#src/lib/asked-codes.ts'
import { forget, forgetDrafts, store, loadStored, onForeignChange, SESSION_KEYS } from '#src/lib/storage.ts'
import { forgetWritten } from '#src/lib/forget-written.ts'

const holdsToken = (): boolean => loadStored('token') !== undefined && loadStored('isLogin') === 1
const remembered = (): UserInfo | null => (holdsToken() ? (loadStored('userinfo') ?? null) : null)

/** Who this phone remembers; a token whose owner was lost is asked about. */
async function restored(client: Client): Promise<UserInfo | null> {
  if (!holdsToken()) return null
  const asked = () =>
    client.call(account.profile, {}).catch((error: unknown) => {
      if (error instanceof Refused) forget(...SESSION_KEYS)
      return null
    })
  return remembered() ?? asked()
}

function clear(): void {
  forget(...SESSION_KEYS, 'codes', 'sale', 'withdrawal', 'purchase', 'searched')
  forgetDrafts()
  forgetWritten()
}

interface Endings {
  expired: (why: Ending | undefined) => void
  left: () => void
}

/** Storage follows it, never the other way round. */
export function createSession(client: Client, { expired, left }: Endings) {
  const actor = createActor(
    sessionFlow.provide({
      actors: {
        restore: fromPromise(() => restored(client)),
        profile: actorOf(client, account.profile),
        listening: listeningBy(client),
      },
    }),
  )
  dropDeadCodes()
  actor.subscribe((snapshot) => {
    document.documentElement.dataset['session'] = pathOf(snapshot.value)
    if (snapshot.matches('member') && snapshot.context.user) store('userinfo', snapshot.context.user)
    if (snapshot.matches('anonymous')) forget('userinfo')
    if (snapshot.matches('expired')) {
      clear()
      forget('returnTo', 'cart')
      expired(snapshot.context.why)
      actor.send({ type: 'acknowledged' })
    }
  })
  onForeignChange('token', () => {
    const user = remembered()
    // The other tab cleared what all of them share; what was begun in this one is nobody else's either.
    if (user?.id !== actor.getSnapshot().context.user?.id) forgetWritten()
    actor.send(user ? { type: 'entered', user } : { type: 'left' })
    if (!user) left()
  })
  return {
    actor,
    restored: () => waitFor(actor, (snapshot) => !snapshot.matches('restoring')),
    isMember: () => actor.getSnapshot().matches('member'),
    enter(token: string, user: UserInfo) {
      store('userinfo', user)
      store('isLogin', 1)
      // Last: the other tabs listen to it, and must then find the rest.
      store('token', token)
      actor.send({ type: 'entered', user })
    },
    learn(facts: Partial<UserInfo>) {
      const { user } = actor.getSnapshot().context
      if (user) actor.send({ type: 'entered', user: { ...user, ...facts } })
    },
    leave() {
      // A visitor who joins, or sets a new password, is on the way to that page still, with what they put into the cart.
      if (actor.getSnapshot().matches('member')) forget('returnTo', 'cart')
      clear()
      actor.send({ type: 'left' })
    },
  }
}

export type Session = ReturnType<typeof createSession>
