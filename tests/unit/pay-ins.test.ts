import { afterEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { keptFor } from '#machines/recharge/begin.rules.ts'
import { Unreachable } from '#machines/lib/trouble.ts'
import { createClient } from '#src/api/client.ts'
import { payInBy } from '#src/api/pay-ins.ts'
import { gateways, started } from '#stories/fixtures/deposit.ts'

afterEach(() => vi.unstubAllGlobals())

async function begins(answer: () => Response): Promise<readonly string[]> {
  const kept = new Map([[`quay:written/${keptFor('')}`, '{"channel":"3","amount":"138","payer":""}']])
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => kept.delete(name),
  })
  vi.stubGlobal('fetch', async () => answer())
  const client = createClient({
    token: () => '',
    acceptLanguage: () => 'en-us',
    signedOut: () => undefined,
    paused: () => undefined,
    demanded: () => undefined,
    said: () => undefined,
    serverTime: () => undefined,
  })
  const [channel] = gateways.list
  if (!channel) throw new Error('there is no gateway')
  const actor = createActor(payInBy(client), { input: { channel, amount: '138' } })
  actor.subscribe({ error: () => undefined })
  const done = toPromise(actor).catch((error: unknown) => error)
  actor.start()
  const output = await done
  expect(output).toEqual(kept.size === 0 ? started : new Unreachable('silent'))
  return [...kept.keys()]
}

test('a recharge that a gateway takes is begun: what was written of it is not any more', async () => {
  const begun = { code: 1, msg: '', time: '1772539200', data: started }
  expect(await begins(() => new Response(JSON.stringify(begun)))).toEqual([])
})

test('one that got no answer stays written', async () => {
  const cut = () => {
    throw new TypeError('no answer')
  }
  expect(await begins(cut)).toEqual(['quay:written/recharge/new'])
})
