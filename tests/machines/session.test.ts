import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import type { UserInfo } from '#contract/account.ts'
import { sessionFlow } from '#machines/session/session.flow.ts'

const mira = { id: 1 } as UserInfo

/** The session of a phone that remembers Mira; every question who she is stays open until the test answers it. */
function phoneOf() {
  const asked: AbortSignal[] = []
  const flow = sessionFlow.provide({
    actors: {
      restore: fromPromise<UserInfo | null, undefined>(async () => mira),
      profile: fromPromise(({ signal }) => new Promise<UserInfo>(() => void asked.push(signal))) as never,
    },
  })
  return { actor: createActor(flow).start(), asked }
}
const restored = async (actor: ReturnType<typeof phoneOf>['actor']) =>
  expect.poll(() => actor.getSnapshot().matches('member')).toBe(true)

test('a phone that hears of sessions asks who it is at once, and of newer news anew', async () => {
  const { actor, asked } = phoneOf()
  await restored(actor)
  actor.send({ type: 'changed', topic: 'session' })
  expect(actor.getSnapshot().matches({ member: 'refreshing' })).toBe(true)
  actor.send({ type: 'changed', topic: 'session' })
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false])
  actor.stop()
})

test('why it was signed out is known until the member was told', async () => {
  const { actor } = phoneOf()
  await restored(actor)
  actor.send({ type: 'changed', topic: 'session' })
  actor.send({ type: 'expired', why: 'elsewhere' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'expired', context: { user: undefined, why: 'elsewhere' } })
  actor.send({ type: 'acknowledged' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'anonymous', context: { user: undefined, why: undefined } })
  actor.stop()
})
