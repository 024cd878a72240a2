import { expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { CODE } from '#contract/envelope.ts'
import { contract } from '#contract/index.ts'
import { SESSION_IDLE } from '#contract/limits.ts'
import { wallet } from '#contract/wallet.ts'
import { session } from '#contract/session.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { member, ask, clock, give, deny, post } = world
const ROLES = ['merchant', 'store', 'service'] as const
const CALLERS = ['anonymous', 'stranger', 'expired', 'signedOut', 'member', ...ROLES] as const
type As = (typeof CALLERS)[number]

const expired = await member()
clock.pass(SESSION_IDLE)
const left = await member()
await give(session.signOut, {}, left)
const tokens: Record<As, () => Promise<string>> = {
  anonymous: async () => '',
  stranger: async () => 'not-a-token',
  expired: async () => expired.token,
  signedOut: async () => left.token,
  member: async () => (await member()).token,
  merchant: async () => (await member({ roles: ['merchant'] })).token,
  store: async () => (await member({ roles: ['store'] })).token,
  service: async () => (await member({ roles: ['service'] })).token,
}

function gateFor(access: Access, as: As): 'open' | number {
  if (access === 'anyone' || access === 'optional') return 'open'
  if (as === 'anonymous' || as === 'stranger' || as === 'expired' || as === 'signedOut') return CODE.signedOut
  return access === 'member' || access === as ? 'open' : CODE.noRole
}

const calls = Object.values(contract).flatMap((room) => Object.values(room as Record<string, Endpoint>))

test.each(calls.flatMap((endpoint) => CALLERS.map((as) => [endpoint.path, as, endpoint] as const)))(
  '%s for %s',
  async (_, as, endpoint) => {
    const { code } = await ask(endpoint, {} as never, { token: await tokens[as]() })
    const expected = gateFor(endpoint.access, as)
    if (expected === 'open') expect([CODE.signedOut, CODE.noRole]).not.toContain(code)
    else expect(code).toBe(expected)
  },
)

test('a role that is asked for and missing is refused as that', async () => {
  const { admit } = await import('#server/lib/call.ts')
  const viewer = { id: 1, token: '', sessionNo: '', roles: ['store'] as const }
  expect(() => admit('store', viewer)).not.toThrow()
  expect(() => admit('merchant', viewer)).toThrow('no-role')
  expect(() => admit('merchant', undefined)).toThrow('signed-out')
})

test('whoever asks for somebody else gets a refusal or themself', async () => {
  const [me, other] = [await member(), await member()]
  for (const endpoint of [account.profile, wallet.balances]) {
    for (const key of ['id', 'user_id', 'member_id', 'uid']) {
      const reply = (await post(endpoint.path, { [key]: other.id }, me)).json()
      expect([endpoint.path, key, reply.code]).toEqual([endpoint.path, key, CODE.invalid])
    }
  }
  expect((await give(account.profile, {}, me)).id).toBe(me.id)
})

test('a member signs nobody else out', async () => {
  const [me, other] = [await member(), await member()]
  await give(session.signOut, {}, me)
  await give(account.profile, {}, other)
  expect(await deny(account.profile, {}, me)).toEqual({ refusal: 'signed-out' })
})
