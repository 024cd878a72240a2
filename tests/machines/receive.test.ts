import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { UNMADE_TOAST_MS } from '#contract/limits.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { receiveFlow } from '#machines/deposit/receive.flow.ts'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import { demoAddress, rechargeLog } from '#stories/fixtures/deposit.ts'

type Answers = readonly (typeof demoAddress | Error)[]

function receives(answers: Answers) {
  const said: unknown[] = []
  const left = [...answers]
  const actor = createActor(
    receiveFlow.provide({
      actors: {
        address: fromPromise(async () => {
          const answer = left.shift()
          if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often')
          return answer
        }),
        list: fromPromise(async () => rechargeLog),
        listening: fromCallback(() => undefined),
      },
      actions: { sayUnmade: (_, error) => void said.push(error) },
    }),
    { input: { network: 'TRC20' } },
  ).start()
  const comesTo = (state: string) => waitFor(actor, ({ value }) => value === state)
  return { actor, said, comesTo }
}

test('no address can be made: that is said for three seconds, and tried again by hand', async () => {
  const silent = new Unreachable('silent')
  const { actor, said, comesTo } = receives([silent, demoAddress])
  await comesTo('createFailed')
  expect([said, UNMADE_TOAST_MS]).toEqual([[silent], 3_000])
  actor.send({ type: 'retry' })
  const { context } = await comesTo('showing')
  expect(context).toEqual({
    network: 'TRC20',
    address: demoAddress,
    latest: rechargeLog.data,
    trouble: undefined,
  })
  expect(said).toEqual([silent])
})

test('a refusal that closes nothing is said like an answer that never came', async () => {
  const busy = new Refused(REFUSALS.busy.code, 'Busy.', { refusal: 'busy' })
  const { said, comesTo } = receives([busy])
  await comesTo('createFailed')
  expect(said).toEqual([busy])
})

test.each(['channel-closed', 'not-available'] as const)(
  '%s shuts the network, and the other one may be open',
  async (refusal) => {
    const { actor, said, comesTo } = receives([new Refused(REFUSALS[refusal].code, '', { refusal }), demoAddress])
    await comesTo('shut')
    expect(said).toEqual([])
    actor.send({ type: 'choose', network: 'ERC20' })
    expect((await comesTo('showing')).context.network).toBe('ERC20')
  },
)
