import { createActor, fromPromise } from 'xstate'
import { account, type UserInfo } from '#contract/account.ts'
import { pathOf } from '#machines/lib/states.ts'
import { sessionFlow } from '#machines/session/session.flow.ts'
import { actorOf } from '#src/api/actors.ts'
import type { Client } from '#src/api/client.ts'
import { forget, keep, kept, onForeignChange, SESSION_KEYS } from '#src/lib/storage.ts'

const restored = (): UserInfo | null => (kept('token') && kept('isLogin') ? (kept('userinfo') ?? null) : null)

/** The one long-lived conversation: who holds this phone. Storage follows it, never the other way round. */
export function createSession(client: Client, expired: () => void) {
  const actor = createActor(
    sessionFlow.provide({
      actors: { restore: fromPromise(() => Promise.resolve(restored())), profile: actorOf(client, account.profile) },
    }),
  )
  actor.subscribe((snapshot) => {
    document.documentElement.dataset['session'] = pathOf(snapshot.value)
    if (snapshot.matches('member') && snapshot.context.user) keep('userinfo', snapshot.context.user)
    if (snapshot.matches('anonymous')) forget('userinfo')
    if (snapshot.matches('expired')) {
      forget(...SESSION_KEYS)
      expired()
      actor.send({ type: 'acknowledged' })
    }
  })
  onForeignChange('token', () => {
    const user = restored()
    actor.send(user ? { type: 'entered', user } : { type: 'left' })
  })
  return {
    actor,
    isMember: () => kept('token') !== undefined && kept('isLogin') === 1,
    enter(token: string, user: UserInfo) {
      keep('token', token)
      keep('isLogin', 1)
      keep('userinfo', user)
      actor.send({ type: 'entered', user })
    },
    leave() {
      forget(...SESSION_KEYS)
      actor.send({ type: 'left' })
    },
  }
}

export type Session = ReturnType<typeof createSession>
