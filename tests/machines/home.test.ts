import { expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { homeFlow } from '#machines/home/home.flow.ts'
import { pathOf } from '#machines/lib/states.ts'
import { visitorHome } from '#stories/fixtures/home.ts'
import { messages } from '#stories/fixtures/notice.ts'
import { running } from '#tests/machines/lib/live.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))
const visitor = { member: false, seenPopup: 0, offered: false }

function visit(input: object) {
  const { actor, take } = running(homeFlow, input)
  const state = () => pathOf((actor.getSnapshot() as AnyMachineSnapshot).value)
  return {
    async hears(call: 'index' | 'config') {
      take(call).answer(call === 'index' ? visitorHome : messages)
      await settled()
      return state()
    },
    says(type: 'answered' | 'dismiss') {
      actor.send({ type })
      return state()
    },
  }
}

test('the message of the day comes at once where no language is offered', async () => {
  const { hears } = visit(visitor)
  expect([await hears('index'), await hears('config')]).toEqual(['listening', 'popupNotice'])
})

test('while a language is offered it waits, and it comes once, right after the answer', async () => {
  const { hears, says } = visit({ ...visitor, offered: true })
  expect([await hears('index'), await hears('config')]).toEqual(['listening', 'marketOpen'])
  expect(says('answered')).toBe('following')
  expect([await hears('index'), await hears('config')]).toEqual(['listening', 'popupNotice'])
  expect([says('dismiss'), await hears('index'), says('answered')]).toEqual(['following', 'marketOpen', 'marketOpen'])
})

test('whoever comes back from signing in is told one thing at a visit', async () => {
  const { hears, says } = visit({ ...visitor, member: true, offered: true, returnTo: '/pages/my/setting' })
  expect([await hears('index'), await hears('config')]).toEqual(['listening', 'signedInNotice'])
  expect([says('dismiss'), await hears('index'), says('answered')]).toEqual(['following', 'marketOpen', 'marketOpen'])
})
