import { expect, it } from 'vitest'
import { merchant } from '#contract/merchant.ts'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import { createClient } from '#src/api/create-client.ts'
import { keyedCall } from '#src/api/sent-again.ts'

type Wish = Parameters<ReturnType<typeof keyedCall<typeof merchant.margin>>>[0]

const wish: Wish = { payword: '204816' }
const { signal } = new AbortController()

function phone(...ends: readonly ('lost' | 'no' | 'done')[]) {
  const keys: string[] = []
  const left = [...ends]
  const line = createClient({
    token: () => '',
    acceptLanguage: () => 'en-us',
    signedOut: () => undefined,
    paused: () => undefined,
    demanded: () => undefined,
    said: () => undefined,
    serverTime: () => undefined,
  })
  const ask = keyedCall(
    {
      ...line,
      call: async (_, fields) => {
        keys.push((fields as { idem: string }).idem)
        const end = left.shift()
        if (end === 'lost') throw new Unreachable('silent')
        if (end === 'no') throw new Refused(-1, '', { refusal: 'pin-wrong' })
        return {} as never
      },
    },
    merchant.margin,
  )
  return { keys, asks: (said: Wish = wish) => ask(said, signal).catch(() => undefined) }
}

it('what got no answer goes again under the key it had, also with another PIN', async () => {
  const { asks, keys } = phone('lost', 'lost', 'done')
  await asks()
  await asks({ payword: '913570' })
  await asks()
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
})

it.each(['done', 'no'] as const)('what was answered (%s) is another one next time', async (end) => {
  const { asks, keys } = phone(end, 'done')
  await asks()
  await asks()
  expect(new Set(keys).size).toBe(2)
})
