import { affiliate, LINKS_ASKED } from '#contract/affiliate.ts'
import { describe, expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { CODE } from '#contract/envelope.ts'
import { exports } from '#contract/export.ts'
import { factor } from '#contract/factor.ts'
import { cancellation } from '#contract/cancellation.ts'
import { contract } from '#contract/index.ts'
import {
  CODE_RESEND,
  CODES_PER_DAY,
  CODES_PER_HOUR,
  EXPORTS,
  LOGIN_TRIES,
  PHRASE_TRIES,
  PROFILE_CHANGES,
  QUOTES_ASKED,
  RECEIVER_CHECKS,
  REFUNDS_ASKED,
  STATEMENTS,
  UPLOADS,
} from '#contract/limits.ts'
import { invest } from '#contract/invest.ts'
import { merchant } from '#contract/merchant.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { trade } from '#contract/trade.ts'
import { service } from '#contract/service.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { HOUR_S } from '#contract/time-units.ts'
import { payee } from '#tests/world/cash-records.ts'
import { centre } from '#tests/world/service.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { bring, newKey, PIN } from '#tests/world/money.ts'
import { dealer, openMarket, seller } from '#tests/world/trade.ts'
import { openVenture } from '#tests/world/ventures.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'
import { UNLIMITED } from './lib/unlimited-calls.ts'

const world = await openWorld()
const { ask, give, member, clock } = world
await setPrices(world)
await openMarket(world)

/** How often somebody may call, and a form that is not refused for anything else before it is counted. */
interface Limited {
  readonly call: Endpoint
  readonly times: number
  readonly who: () => Promise<Person>
  readonly form: () => Promise<Record<string, unknown>>
}

const richInBalance = async () => {
  const person = await member()
  await bring(world, person, 'balance', 100_000n)
  await bring(world, person, 'profit', 100_000n)
  return person
}
const other = await member()
const login = { account: 'nobody@quay.test', password: 'a wrong password' }

/** Calls that count how often one member, or one account, asks. */
const LIMITED: Record<string, Limited> = {
  'transfer.receiver': {
    call: transfer.receiver,
    times: RECEIVER_CHECKS.times,
    who: member,
    form: async () => ({ to: other.email }),
  },
  'transfer.quote': {
    call: transfer.quote,
    // Each looks for its receiver.
    times: RECEIVER_CHECKS.times,
    who: richInBalance,
    form: async () => ({ to: other.email, account: 'balance', amount: '1' }),
  },
  'export.make': {
    call: exports.make,
    times: EXPORTS.times,
    who: member,
    form: async () => ({ password: PASSWORD, form: 'json' }),
  },
  'account.setUsername': {
    call: account.setUsername,
    times: RECEIVER_CHECKS.times,
    who: member,
    form: async () => ({ username: 'limit_01' }),
  },
  'account.updateProfile': {
    call: account.updateProfile,
    times: PROFILE_CHANGES.times,
    who: member,
    form: async () => ({ nickname: 'Mira' }),
  },
  'cancellation.request': {
    call: cancellation.request,
    times: LOGIN_TRIES,
    who: () => member({ pin: PIN }),
    form: async () => ({ agree: 1, password: 'a wrong password', code: '000000', payword: PIN }),
  },
  'wallet.quote': {
    call: wallet.quote,
    times: QUOTES_ASKED.times,
    who: richInBalance,
    form: async () => ({ act: 'to_balance', account: 'profit', amount: '1' }),
  },
  'trade.quote': {
    call: trade.quote,
    times: QUOTES_ASKED.times,
    who: () => seller(world),
    form: async () => ({ quantity: '100' }),
  },
  'withdrawal.quote': {
    call: withdrawal.quote,
    times: QUOTES_ASKED.times,
    who: () => payee(world),
    form: async () => ({ method: 'bank', account: 'balance', amount: '10' }),
  },
  'invest.quote': {
    call: invest.quote,
    times: QUOTES_ASKED.times,
    who: richInBalance,
    form: async () => ({ kind: 'subscribe', id: (await openVenture(world)).id, num: '1' }),
  },
  'shopOrder.refund': {
    call: shopOrder.refund,
    times: REFUNDS_ASKED.times,
    who: member,
    form: async () => ({ order_no: 'S0000000000', version: 0, item_ids: '1', reason: 'other', idem: newKey() }),
  },
  'affiliate.link': {
    call: affiliate.link,
    times: LINKS_ASKED.times,
    who: member,
    form: async () => ({ goods_id: 'reading-lamp' }),
  },
  'service.quoteCredit': {
    call: service.quoteCredit,
    // Each looks for its receiver.
    times: RECEIVER_CHECKS.times,
    who: () => centre(world, { credit: 10_000n }),
    form: async () => ({ to: other.email, amount: '1' }),
  },
  'wallet.statement': {
    call: wallet.statement,
    times: STATEMENTS.times,
    who: member,
    form: async () => ({ kind: 'month', period: '2026-02', account: 'balance' }),
  },
  'attachment.upload': {
    call: attachment.upload,
    times: UPLOADS.times,
    who: member,
    form: async () => ({ ...UPLOAD_FORM, file: new Uint8Array([1, 2, 3]) }),
  },
  'merchant.take': {
    call: merchant.take,
    times: PHRASE_TRIES.times,
    who: () => dealer(world),
    form: async () => ({ order_no: 'T0000000000', phrase: 'a wrong phrase', idem: newKey() }),
  },
  'service.place': {
    call: service.place,
    times: RECEIVER_CHECKS.times,
    who: () => centre(world),
    form: async () => ({ username: 'nobody_9' }),
  },
  'security.updatePassword': {
    call: security.updatePassword,
    times: LOGIN_TRIES,
    who: member,
    form: async () => ({ old_password: 'a-wrong-one', password: 'harbour-2', password_confirm: 'harbour-2' }),
  },
  'security.setEmail': {
    call: security.setEmail,
    times: LOGIN_TRIES,
    who: member,
    form: async () => ({ email: 'limits@quay.test', code: '123456', password: 'a-wrong-one' }),
  },
  'security.liftPause': {
    call: security.liftPause,
    times: LOGIN_TRIES,
    who: member,
    form: async () => ({ password: 'a-wrong-one', code: '123456', request_no: '' }),
  },
  'security.setWatchword': {
    call: security.setWatchword,
    times: LOGIN_TRIES,
    who: member,
    form: async () => ({ watchword: 'two green lighthouses', password: 'a-wrong-one' }),
  },
  'factor.unlock': {
    call: factor.unlock,
    times: LOGIN_TRIES,
    who: member,
    form: async () => ({ password: 'a-wrong-one' }),
  },
  'session.signIn': { call: session.signIn, times: LOGIN_TRIES, who: member, form: async () => login },
  'session.bind': {
    call: session.bind,
    times: LOGIN_TRIES,
    who: member,
    form: async () => {
      const { openid, session_key } = await give(session.authorise, { code: 'sandbox-limits' })
      return { openid, session_key, ...login, account: 'nobody-else@quay.test' }
    },
  },
}

/** Calls that send a code: counted by the address it goes to, and by the network it was asked from. */
const SENDING: Record<string, { call: Endpoint; form: (account: string) => Record<string, unknown> }> = {
  'session.sendRegisterCode': {
    call: session.sendRegisterCode,
    form: (account) => ({ type: 'email', account }),
  },
  'session.sendResetCode': { call: session.sendResetCode, form: (account) => ({ type: 'email', account }) },
  'session.sendCode': { call: session.sendCode, form: (account) => ({ scene: 'login', type: 'email', account }) },
}

/** What strangers may write: all of it is counted together by where it comes from. */
const OF_STRANGERS = [
  'session.signIn',
  'session.sendRegisterCode',
  'session.checkRegisterCode',
  'session.register',
  'session.sendResetCode',
  'session.resetPassword',
  'session.sendCode',
  'session.authorise',
  'session.bind',
  'factor.askPasskeyAtSignIn',
  'factor.enter',
]

/** What is refused after a few for another reason is called too often where that reason ends: `recharge.test.ts`. */
const ELSEWHERE = ['recharge.recharge']

const calls = new Map(
  Object.entries(contract).flatMap(([room, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [`${room}.${name}`, endpoint] as const),
  ),
)

test('of every call it is written down whether it is limited', () => {
  const limited = new Set([...Object.keys(LIMITED), ...Object.keys(SENDING), ...OF_STRANGERS, ...ELSEWHERE])
  expect([...limited, ...UNLIMITED].toSorted()).toEqual([...calls.keys()].toSorted())
})

test.each(Object.entries(LIMITED))(
  '%s is refused as soon as it was called too often',
  async (_, { call, times, who, form }) => {
    const [caller, asked] = [await who(), await form()]
    for (let at = 0; at < times; at += 1)
      expect([at, (await ask(call, asked as never, caller)).code]).not.toEqual([at, CODE.tooOften])
    expect(await ask(call, asked as never, caller)).toMatchObject({
      code: CODE.tooOften,
      data: { retry_after: expect.any(Number) },
    })
  },
)

describe.each(Object.entries(SENDING))('%s', (name, { call, form }) => {
  const sent = async (account: string, ip?: string) =>
    (await ask(call, form(account) as never, { ip: ip ?? '198.51.100.7' })).code

  test('is refused within a minute, and after so many in an hour and in a day', async () => {
    const account = `${name.toLowerCase()}@limits.test`
    const inHour = async () => {
      let times = 0
      for (; (await sent(account)) === CODE.done; times += 1) {
        expect(await sent(account)).toBe(CODE.tooOften)
        clock.pass(CODE_RESEND)
      }
      clock.pass(HOUR_S)
      return times
    }
    expect([await inHour(), await inHour(), await inHour()]).toEqual([
      CODES_PER_HOUR,
      CODES_PER_DAY - CODES_PER_HOUR,
      0,
    ])
  })

  test('is refused to a network that asked for so many', async () => {
    const narrow = await openWorld({ settings: { codesPerNetwork: 2 } })
    const from = async (account: string) => (await narrow.ask(call, form(account) as never)).code
    expect([await from('a@limits.test'), await from('b@limits.test'), await from('c@limits.test')]).toEqual([
      CODE.done,
      CODE.done,
      CODE.tooOften,
    ])
  })
})

test('whatever a stranger may write is refused to an address that called too often', async () => {
  const narrow = await openWorld({ settings: { callsPerMinute: 2 } })
  const writable = [...calls].filter(
    ([, { writes, access }]) => writes && (access === 'anyone' || access === 'optional'),
  )
  expect(writable.map(([name]) => name)).toEqual(OF_STRANGERS)
  for (const [at, [name, call]] of writable.entries()) {
    const codes: number[] = []
    for (let time = 0; time < 3; time += 1)
      codes.push((await narrow.ask(call, {} as never, { ip: `203.0.113.${at}` })).code)
    expect([name, codes]).toEqual([name, [CODE.invalid, CODE.invalid, CODE.tooOften]])
  }
})
