import { sql as raw } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { payment } from '#contract/payment.ts'
import { recharge } from '#contract/recharge.ts'
import { service } from '#contract/service.ts'
import { operators, seenAs } from '#tests/world/cash-records.ts'
import { centre, giveCredit, opening } from '#tests/world/service.ts'
import { openChannel } from '#tests/world/channels.ts'
import { bring, holds, newKey, PIN } from '#tests/world/money.ts'
import { handedOver, openGateways, press } from '#tests/world/payments.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'
import { whileClosed } from '#tests/world/books.ts'

const world = await openWorld()
const { sql, give, deny, clock, member } = world
await openGateways(world)
const [ada] = await operators(world)

beforeEach(() => clock.pass(600))

const own = (text: ReturnType<typeof raw>) => asOwner(world, (owner) => text.execute(owner))
const freeze = ({ id }: Person) =>
  own(raw`insert into frozen values (${id}, 'Asked for', '2026-03-03', ${ada}, '2027-03-03')`)
const refusal = async (call: Endpoint, form: object, by: Person) => (await deny(call, form as never, by)).refusal
const NOBODYS = 'R0000000000'
async function inHost(): Promise<Person> {
  const person = await member()
  const since = new Date(0)
  await sql
    .insertInto('mini_identity')
    .values({ openid: `o-${person.id}`, member_id: person.id, created_at: since, bound_at: since })
    .execute()
  return person
}

const OVER = Object.entries({
  wechat: payment.wechat,
  wechatH5: payment.wechatH5,
  wechatOrderH5: payment.wechatOrderH5,
  pooulcloud: payment.pooulcloud,
  alipay: payment.alipay,
  alipayH5: payment.alipayH5,
  alipayOrderH5: payment.alipayOrderH5,
  wechatMini: payment.wechatMini,
  wechatPay: payment.wechatPay,
  sdpay: payment.sdpay,
  any: payment.any,
} satisfies Partial<Record<keyof typeof payment, Endpoint>>)
const asked = (call: Endpoint, order_no: string, idem = newKey()) => ({
  order_no,
  idem,
  ...(call === payment.any && { method: 'sdpay' }),
})

describe.each(OVER)('%s', (_, call) => {
  test('hands over nothing but an open order of one’s own that a gateway may take', async () => {
    const [mira, nils, mine] = [await inHost(), await member(), await centre(world)]
    const { order_no } = await handedOver(world, mira)
    expect(await refusal(call, asked(call, order_no), nils)).toBe('missing')
    expect(await refusal(call, asked(call, NOBODYS), mira)).toBe('missing')
    expect(await refusal(call, asked(call, 'T0000000001'), mira)).toBe('invalid')
    const { order_no: inside } = await give(service.open, opening(), mine)
    expect(await refusal(call, asked(call, inside), mine)).toBe('not-available')
    await give(recharge.cancel, seenAs({ order_no, version: 0 }), mira)
    expect(await refusal(call, asked(call, order_no), mira)).toBe('not-now')
  })

  test('is for one order under one key', async () => {
    const mira = await inHost()
    const [first, second] = [await handedOver(world, mira), await handedOver(world, mira)]
    const idem = newKey()
    const start = await give(call, asked(call, first.order_no, idem) as never, mira)
    expect(await give(call, asked(call, first.order_no, idem) as never, mira)).toEqual(start)
    expect(await refusal(call, asked(call, second.order_no, idem), mira)).toBe('key-reused')
    await press(world, start.pay_no, 'paid')
    expect(await give(call, asked(call, first.order_no, idem) as never, mira)).toEqual({
      pay_no: start.pay_no,
      order_no: first.order_no,
      amount: '25.00',
      currency: 'EUR',
      gateway: start.gateway,
      kind: 'paid',
      sandbox: 1,
      expire_time: start.server_time,
      server_time: start.server_time,
    })
  })
})

test('the sheet of the mini-program is offered and begun only for whom its host knows', async () => {
  const [mira, nils] = [await inHost(), await member()]
  const wayOf = async (person: Person) => {
    const { order_no } = await handedOver(world, person)
    const { methods } = await give(payment.methods, { order_no }, person)
    return { order_no, way: methods.find(({ code }) => code === 'wechat_mini') }
  }
  const known = await wayOf(mira)
  expect(known.way).toMatchObject({ enabled: 1, reason: '', reason_text: '' })
  expect(await give(payment.wechatMini, asked(payment.wechatMini, known.order_no), mira)).toMatchObject({ kind: 'sdk' })
  const unknown = await wayOf(nils)
  const reason_text = 'Available inside the mini-program.'
  expect(unknown.way).toMatchObject({ enabled: 0, reason: 'only-inside', reason_text })
  expect(await refusal(payment.wechatMini, asked(payment.wechatMini, unknown.order_no), nils)).toBe('not-available')
  const any = { ...asked(payment.any, unknown.order_no), method: 'wechat_mini' }
  expect(await refusal(payment.any, any, nils)).toBe('not-available')
  const rows = await sql.selectFrom('payment').select('method').where('order_no', '=', unknown.order_no).execute()
  expect(rows).toEqual([{ method: 'alipay_h5' }])
})

test('a method of one’s own accounts is handed over to no gateway', async () => {
  const mira = await member()
  const { order_no } = await handedOver(world, mira)
  for (const method of ['balance', 'credit'])
    expect(await refusal(payment.any, { order_no, method, idem: newKey() }, mira)).toBe('not-available')
  expect(await refusal(payment.any, { order_no, method: 'cash', idem: newKey() }, mira)).toBe('invalid')
})

test('a payment is read by whoever began it', async () => {
  const [mira, nils] = [await member(), await member()]
  const { order_no, pay_no } = await handedOver(world, mira)
  expect(await refusal(payment.methods, { order_no }, nils)).toBe('missing')
  expect(await refusal(payment.status, { pay_no }, nils)).toBe('missing')
  expect(await refusal(payment.status, { order_no }, nils)).toBe('missing')
  expect(await refusal(payment.status, {}, mira)).toBe('missing')
  expect(await refusal(payment.status, { pay_no: 'R0000000000' }, mira)).toBe('invalid')
})

test('what arrives on a chain is paid there, and at no gateway', async () => {
  const chain = await openChannel(world, {
    type: 'chain',
    currency: 'USDT',
    account: 'usdt',
    network: 'TRC20',
    by_proof: false,
  })
  const mira = await member()
  const { order_no } = await give(recharge.recharge, { channel_id: chain, amount: '100', idem: newKey() }, mira)
  expect(await refusal(payment.methods, { order_no }, mira)).toBe('missing')
  expect(await refusal(payment.alipayH5, asked(payment.alipayH5, order_no), mira)).toBe('missing')
  expect(await sql.selectFrom('payment').select('pay_no').where('order_no', '=', order_no).execute()).toEqual([])
})

describe.each([
  ['wechat', payment.rechargeByWechat],
  ['alipay', payment.rechargeByAlipay],
] as const)('a recharge by %s', (name, call) => {
  const says = (amount: string, by: Person, idem = newKey()) => refusal(call, { amount, idem }, by)

  test('is a whole amount between the bounds of its channel and of today, and one of a few', async () => {
    const [mira, nils] = [await member(), await member()]
    for (const amount of ['9', '5001', '10.5', 'ten'])
      expect([amount, await says(amount, mira)]).toEqual([amount, 'invalid'])
    for (let full = 0; full < 2; full += 1) await give(call, { amount: '5000', idem: newKey() }, mira)
    expect(await says('10', mira)).toBe('above-today')
    for (let open = 0; open < 3; open += 1) await give(call, { amount: '10', idem: newKey() }, nils)
    expect(await says('10', nils)).toBe('recharges-enough')
    const other = await member()
    const idem = newKey()
    await give(call, { amount: '10', idem }, other)
    expect(await says('11', other, idem)).toBe('key-reused')
    clock.pass(1_800)
    expect(await says('10', other, idem)).toBe('not-now')
  })

  test('needs its channel open, and its gateway configured', async () => {
    const mira = await member()
    const open = (is: boolean) => own(raw`update recharge_channel set open = ${is} where network = ${name}`)
    await open(false)
    expect(await says('10', mira)).toBe('channel-closed')
    await open(true)
    const real = await openWorld({ settings: { mode: 'production' } })
    await openGateways(real)
    expect(await real.deny(call, { amount: '10', idem: newKey() }, await real.member())).toEqual({
      refusal: 'not-available',
    })
    expect(await real.sql.selectFrom('recharge').select('id').execute()).toEqual([])
  })
})

describe('an account of one’s own', () => {
  const WAYS = [
    ['balance', payment.byBalance, (person: Person, amount: bigint) => bring(world, person, 'balance', amount)],
    ['credit', payment.byCredit, (person: Person, amount: bigint) => giveCredit(world, person, amount)],
  ] as const
  const paying = (order_no: string, idem = newKey()) => ({ order_no, idem, account: 'balance', payword: PIN })
  const waiting = async (by: Person, form = opening()) => (await give(service.open, form, by)).order_no

  test.each(WAYS)(
    'pays an open order that it may pay, once, while there is enough of it: %s',
    async (_, call, fill) => {
      const [mine, theirs] = [await centre(world), await centre(world)]
      const form = opening()
      const order_no = await waiting(mine, form)
      const says = (more: object = {}, by = mine) => refusal(call, { ...paying(order_no), ...more }, by)
      expect(await says()).toBe('amount-short')
      expect(await says({}, theirs)).toBe('missing')
      expect(await says({ order_no: NOBODYS })).toBe('missing')
      expect(await says({ order_no: 'T0000000001' })).toBe('invalid')
      expect(await says({ order_no: (await handedOver(world, mine)).order_no })).toBe('not-available')
      const [taken, late] = [await waiting(mine, { ...form, idem: newKey() }), await waiting(mine)]
      await fill(mine, 20_000n)
      await whileClosed(world, async () => expect(await says()).toBe('books-closed'))
      const idem = newKey()
      await give(call, paying(order_no, idem) as never, mine)
      expect(await says({ order_no: late, idem })).toBe('key-reused')
      expect(await says({ order_no: taken })).toBe('account-taken')
      clock.pass(1_800)
      expect(await says({ order_no: late })).toBe('not-now')
      expect((await holds(world, mine, 'balance')) + (await holds(world, mine, 'credit'))).toBe(15_000n)
    },
  )

  test.each(WAYS)('pays nothing while its member is stopped: %s', async (_, call, fill) => {
    const mine = await centre(world)
    const order_no = await waiting(mine)
    await fill(mine, 5_000n)
    await freeze(mine)
    expect(await refusal(call, paying(order_no), mine)).toBe('member-frozen')
    expect((await holds(world, mine, 'balance')) + (await holds(world, mine, 'credit'))).toBe(5_000n)
  })

  test('is the balance, and no other of one’s own', async () => {
    const mine = await centre(world)
    const order_no = await waiting(mine)
    for (const account of ['shop', 'usdt', 'eur', 'points'])
      expect(await refusal(payment.byBalance, { ...paying(order_no), account }, mine)).toBe('not-available')
  })
})

describe('an address for deposits', () => {
  const network = 'ERC20'

  test('is of a network that is followed and open', async () => {
    const mira = await member()
    expect(await refusal(deposit.address, { network }, mira)).toBe('channel-closed')
    expect(await refusal(deposit.address, { network: 'BTC' }, mira)).toBe('invalid')
    await openChannel(world, { type: 'chain', currency: 'USDT', account: 'usdt', network, by_proof: false })
    expect(await give(deposit.address, { network }, mira)).toMatchObject({ network, demo: 1 })
    await own(raw`update recharge_channel set open = false where network = ${network}`)
    expect(await refusal(deposit.address, { network }, mira)).toBe('channel-closed')
  })

  test('needs a key of the operator’s', async () => {
    const bare = await openWorld({ settings: { chains: [] } })
    expect(await bare.deny(deposit.address, { network }, await bare.member())).toEqual({ refusal: 'not-available' })
  })
})
