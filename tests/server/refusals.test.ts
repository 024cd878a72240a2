import { cancellation } from '#contract/cancellation.ts'
import { sql as raw } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { MINUTE_S } from '#contract/time-units.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { equity } from '#contract/equity.ts'
import { contract } from '#contract/index.ts'
import { invest } from '#contract/invest.ts'
import { card } from '#contract/card.ts'
import { PIN_TRIES } from '#contract/limits.ts'
import { merchant } from '#contract/merchant.ts'
import { notices } from '#contract/notices.ts'
import type { Rail, Side } from '#contract/order.ts'
import { payment } from '#contract/payment.ts'
import { payoutAddress } from '#contract/payout-address.ts'
import { project } from '#contract/project.ts'
import { robot } from '#contract/robot.ts'
import { security } from '#contract/security.ts'
import { service } from '#contract/service.ts'
import { session } from '#contract/session.ts'
import { subscription } from '#contract/subscription.ts'
import { trade } from '#contract/trade.ts'
import { transfer } from '#contract/transfer.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction } from '#server/lib/database.ts'
import { insertPin } from '#server/security/queries.ts'
import { ACCOUNT } from '#tests/world/banks.ts'
import { becomesCentre, opening } from '#tests/world/service.ts'
import { openEquity } from '#tests/world/equities.ts'
import { ADDRESSES } from '#tests/world/payout-addresses.ts'
import { type Case, CASES, converting, setPrices } from '#tests/world/conversions.ts'
import { MARGIN, verified } from '#tests/world/merchants.ts'
import { bring, newKey, PIN, quoted, setAside, fillPool } from '#tests/world/money.ts'
import { asSeen, banker, dealer, openMarket, seller, start, transferred } from '#tests/world/trade.ts'
import { moveNow, rowOf, STATEMENT } from '#tests/world/trade-moves.ts'
import { DUE, LATE, OFFERED, OPEN, PAID, type Way } from '#tests/cells/trade-situations.ts'
import { ACTOR } from '#tests/cells/trade.ts'
import { PASSWORD, type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'
import { whileClosed } from '#tests/world/books.ts'

const world = await openWorld()
const { ask, give, deny, sql, clock, context, member, codeTo } = world
await openMarket(world)
await setPrices(world)
/** Somebody whom the market never asks. */
const aside = { price: '0.01', eur: 100_000_000n, margin: 10_000_000n }
const otto = await dealer(world, aside)
await asOwner(world, (owner) =>
  raw`insert into operator (email, name, password_hash, created_at) values ('ada@quay.test', 'ada', '', '2026-03-03')`.execute(
    owner,
  ),
)

const own = (text: ReturnType<typeof raw>) => asOwner(world, (owner) => text.execute(owner))
const freeze = ({ id }: Person) =>
  own(raw`insert into frozen select ${id}, 'Asked for', '2026-03-03', id, '2027-03-03' from operator limit 1`)
const refusal = async (call: Endpoint, form: object, by: Person) => (await deny(call, form as never, by)).refusal

interface Order {
  readonly order_no: string
  readonly version: number
  readonly mira: Person
}

async function orderAfter(way: Way, buyer: Person = otto, rail: Rail = 'bank'): Promise<Order> {
  const mira = await banker(world)
  const { order_no } = await start(world, mira, { pay_type: rail })
  for (const [type, letter, minutes = 0] of way) {
    clock.pass(MINUTE_S * minutes)
    await moveNow(world, { order_no }, { type, by: ACTOR[letter] }, buyer)
  }
  return { order_no, version: (await rowOf(world, order_no)).version, mira }
}

const SAID: readonly {
  readonly call: Endpoint
  readonly side: Side
  readonly way: Way
  readonly form?: (by: Person) => object | Promise<object>
}[] = [
  { call: trade.cancel, side: 'member', way: [] },
  { call: trade.extend, side: 'member', way: DUE },
  { call: trade.confirm, side: 'member', way: PAID, form: () => ({ payword: PIN }) },
  { call: trade.dispute, side: 'member', way: DUE, form: () => ({ reason: 'other', text: STATEMENT }) },
  { call: trade.reply, side: 'member', way: OPEN, form: () => ({ answer: 'evidence', text: STATEMENT }) },
  {
    call: trade.rate,
    side: 'member',
    way: [...PAID, ['confirm', 'M'], ['settleDue', 'S', 120]],
    form: () => ({ score: 5 }),
  },
  { call: merchant.answer, side: 'merchant', way: OFFERED, form: () => ({ accept: 1 }) },
  { call: merchant.pay, side: 'merchant', way: DUE, form: (by) => transferred(world, by) },
  { call: merchant.undo, side: 'merchant', way: PAID },
  { call: merchant.abandon, side: 'merchant', way: DUE, form: () => ({ reason: 'other' }) },
]
const named = SAID.map((said) => [said.call.path, said] as const)

async function saying({ call, side, form = () => ({}) }: (typeof SAID)[number], order: Order) {
  const by = side === 'member' ? order.mira : otto
  const whole = { ...asSeen(order), ...(await form(by)) }
  return { whole, says: (more: object = {}) => refusal(call, { ...whole, ...more }, by), by }
}

describe('an order', () => {
  test.each(named)('hears nothing of an older version, in another state, or under a used key: %s', async (_, said) => {
    const order = await orderAfter([...PAID, ['confirm', 'M'], ['flag', 'O']])
    const { whole, says, by } = await saying(said, order)
    expect(await says({ version: order.version - 1 })).toBe('moved-on')
    expect(await says()).toBe('not-now')
    await give(transfer.outcome, { path: said.call.path, idem: whole.idem }, by)
    expect(await says()).toBe('key-reused')
  })

  test.each(named.filter(([, { call }]) => call !== trade.rate))('waits while it is stopped: %s', async (_, said) => {
    const order = await orderAfter([...said.way, ['freeze', 'O']])
    expect(await (await saying(said, order)).says()).toBe('order-frozen')
  })

  test('does not end of itself while the books are closed, whatever is said to it', async () => {
    const order = await orderAfter(LATE)
    clock.pass(16 * MINUTE_S)
    const all = await Promise.all(SAID.map((said) => saying(said, order)))
    await whileClosed(world, async () => {
      for (const { says } of all) expect(await says()).toBe('books-closed')
    })
  })

  test('is asked to end once, and rated while it is remembered', async () => {
    const disputed = await orderAfter([...OPEN, ['askCancel', 'C']])
    expect(await refusal(merchant.abandon, { ...asSeen(disputed), reason: 'other' }, otto)).toBe('said-already')
    const done = await orderAfter([...PAID, ['confirm', 'M'], ['settleDue', 'S', 120]])
    await sql
      .updateTable('trade_order')
      .set({ rate_by: context.clock.now() })
      .where('order_no', '=', done.order_no)
      .execute()
    expect(await refusal(trade.rate, { ...asSeen(done), score: 5 }, done.mira)).toBe('too-late')
  })
})

describe('a merchant', () => {
  const hidden = async (rail: Rail = 'wallet') =>
    start(world, await banker(world), { mode: 'password', phrase: 'a lighthouse', pay_type: rail })
  const taking = ({ order_no }: { order_no: string }) => ({ order_no, phrase: 'a lighthouse', idem: newKey() })

  test('accepts no offer that they cannot take on any more', async () => {
    const [left, poor, stopped] = [
      await dealer(world, aside),
      await dealer(world, { ...aside, eur: 1n }),
      await dealer(world, aside),
    ]
    const accepting = async (by: Person) => ({ ...asSeen(await orderAfter(OFFERED, by, 'wallet')), accept: 1 })
    const [first, second, third] = [await accepting(left), await accepting(poor), await accepting(stopped)]
    await sql.updateTable('merchant').set({ state: 'suspended' }).where('member_id', '=', left.id).execute()
    await freeze(stopped)
    expect(await refusal(merchant.answer, first, left)).toBe('not-buying')
    expect(await refusal(merchant.answer, second, poor)).toBe('amount-short')
    expect(await refusal(merchant.answer, third, stopped)).toBe('member-frozen')
  })

  test('takes no order that is stopped, nor without a margin, nor under a used key, nor while money stands still', async () => {
    const [bare, stopped] = [await dealer(world, { ...aside, margin: 1n }), await dealer(world, aside)]
    const [frozen, outside, open] = [await hidden(), await hidden('bank'), await hidden()]
    await moveNow(world, frozen, { type: 'freeze', by: 'operator' })
    await freeze(stopped)
    expect(await refusal(merchant.take, taking(frozen), otto)).toBe('order-frozen')
    expect(await refusal(merchant.take, taking(outside), bare)).toBe('margin-short')
    expect(await refusal(merchant.take, taking(open), stopped)).toBe('member-frozen')
    await whileClosed(world, async () => expect(await refusal(merchant.take, taking(open), otto)).toBe('books-closed'))
    const used = taking(open)
    await give(transfer.outcome, { path: merchant.take.path, idem: used.idem }, otto)
    expect(await refusal(merchant.take, used, otto)).toBe('key-reused')
  })

  test('pays the margin under a key of its own, and not while the books are closed', async () => {
    const person = await member({ pin: PIN })
    await bring(world, person, 'balance', MARGIN)
    await verified(world, person)
    const paying = { payword: PIN, idem: newKey() }
    await whileClosed(world, async () => expect(await refusal(merchant.margin, paying, person)).toBe('books-closed'))
    await give(transfer.outcome, { path: merchant.margin.path, idem: paying.idem }, person)
    expect(await refusal(merchant.margin, paying, person)).toBe('key-reused')
  })
})

describe('the PIN', () => {
  const quote = () => ({ quote_no: 'a quote of nobody', idem: newKey() })
  const bought = () => ({ ...quote(), id: 1, agree_risk: 1 })
  const sent = { to: 'nobody', account: 'balance', amount: '1', remark: '' }
  const converted = ({ call, account, field, amount }: Case): [string, () => object] => [
    call.path,
    () => ({ ...quote(), ...(call.path.endsWith('withdraw') && { from: account }), [field]: amount }),
  ]
  /** What each call that asks for it takes besides; all else may be wrong, for it is proven first. */
  const FORMS: Readonly<Record<string, (by: Person) => object | Promise<object>>> = {
    ...Object.fromEntries(CASES.map(converted)),
    [trade.create.path]: () => ({ ...quote(), quantity: '100' }),
    [trade.confirm.path]: () => asSeen({ order_no: 'T0000000000', version: 0 }),
    [merchant.pay.path]: async (by) => asSeen(await orderAfter(DUE, by, 'wallet')),
    [merchant.margin.path]: () => ({ idem: newKey() }),
    [transfer.send.path]: () => ({ ...quote(), ...sent }),
    [card.bind.path]: () => ACCOUNT,
    [card.drop.path]: () => ({ id: 1, version: 1 }),
    [payoutAddress.bind.path]: () => ({ network: 'TRC20', address: ADDRESSES.TRC20[0], code: '204816' }),
    [payoutAddress.drop.path]: () => ({ id: 1, version: 1 }),
    [withdrawal.request.path]: () => ({ ...quote(), method: 'bank', account: 'balance', amount: '100' }),
    [payment.byBalance.path]: () => ({ order_no: 'O0000000000', account: 'balance', idem: newKey() }),
    [payment.byCredit.path]: async (by) => {
      await becomesCentre(world, by)
      return { order_no: 'O0000000000', idem: newKey() }
    },
    [service.open.path]: async (by) => {
      await becomesCentre(world, by)
      return opening()
    },
    [service.sendCredit.path]: async (by) => {
      await becomesCentre(world, by)
      return { ...quote(), to: 'nobody', amount: '1' }
    },
    [robot.buy.path]: () => ({ ...bought(), kind: 'robot', num: 1 }),
    [project.buy.path]: () => ({ ...bought(), amount: '1' }),
    [subscription.subscribe.path]: () => ({ ...bought(), num: 1 }),
    [invest.stop.path]: () => asSeen({ order_no: 'I0000000000', version: 0 }),
    [equity.exchange.path]: async () => ({ ...quote(), id: (await openEquity(world)).id, points: '300' }),
    [cancellation.request.path]: () => ({ agree: 1, password: PASSWORD, code: '000000' }),
    [security.setPin.path]: () => ({ payword: '748159', payword_confirm: '748159' }),
  }
  const proving = Object.values(contract)
    .flatMap((room) => Object.values<Endpoint>(room))
    .filter(({ refusals }) => refusals.includes('pin-wrong'))

  test.each(proving.map((call) => [call.path, call] as const))(
    'is right, not locked, and set: %s',
    async (path, call) => {
      const by = await dealer(world, aside)
      const form = await FORMS[path]?.(by)
      const wrong = '000001'
      const says = () =>
        refusal(call, { ...form, payword: wrong, ...(call === security.setPin && { ...form, old_payword: wrong }) }, by)
      const pin = sql.updateTable('pin').where('member_id', '=', by.id)
      expect(await says()).toBe('pin-wrong')
      await pin.set({ tries: PIN_TRIES, locked_until: later(context.clock.now(), MINUTE_S) }).execute()
      expect(await says()).toBe('pin-locked')
      await own(raw`delete from pin where member_id = ${by.id}`)
      if (call.refusals.includes('pin-unset')) expect(await says()).toBe('pin-unset')
    },
  )

  test('is set by whoever is first', async () => {
    const person = await member()
    const setting = { payword: PIN, payword_confirm: PIN }
    const second = await inTransaction(sql, async (first) => {
      await insertPin(first, person.id, 'another hash', context.clock.now())
      const waits = ask(security.setPin, setting, person)
      await vi.waitFor(async () => {
        const { rows } = await raw<{ waiting: boolean }>`
          select exists (select from pg_locks join pg_stat_activity using (pid)
            where not granted and datname = current_database()) as waiting`.execute(sql)
        expect(rows).toEqual([{ waiting: true }])
      })
      return { waits }
    })
    expect((await second.waits).data).toEqual({ refusal: 'moved-on' })
  })
})

describe('a quote', () => {
  const calls = [...new Map(CASES.map((wished) => [wished.call.path, wished])).entries()]
  const spentToday = (by: Person, act: string, account: string) =>
    own(
      raw`insert into day_total values (${by.id}, ${act}, ${account}, day_of(${context.clock.now()}), 1000000000000000)`,
    )

  test.each(calls)(
    'is not confirmed above what is left of today, nor for whoever is stopped: %s',
    async (_, wished) => {
      const person = await member({ pin: PIN })
      await bring(world, person, wished.account, 1_000_000_000_000n)
      await fillPool(world, wished.says.to === 'coin' ? 'COIN' : 'EUR', 1_000_000_000_000n)
      const [first, second] = [await converting(world, person, wished), await converting(world, person, wished)]
      await spentToday(person, wished.act, wished.account)
      expect(await refusal(wished.call, first, person)).toBe('above-today')
      await freeze(person)
      expect(await refusal(wished.call, second, person)).toBe('member-frozen')
    },
  )

  test('of a sale starts nothing above what is left of today, or without where to pay to', async () => {
    const mira = await banker(world)
    const wish = { quantity: '100', pay_type: 'bank' } as const
    const { quote_no } = await give(trade.quote, wish, mira)
    const form = { ...wish, quote_no, payword: PIN, idem: newKey() }
    await sql.updateTable('bank_account').set({ is_default: false }).where('member_id', '=', mira.id).execute()
    expect(await refusal(trade.create, form, mira)).toBe('account-needed')
    const nils = await seller(world)
    const other = { ...form, pay_type: 'wallet', ...(await give(trade.quote, { quantity: '100' }, nils)) }
    await spentToday(nils, 'sell', 'coin')
    expect(await refusal(trade.create, other, nils)).toBe('above-today')
  })

  test('of a transfer names somebody else, and holds while the money is there', async () => {
    const [mara, nils] = [await member({ pin: PIN }), await member()]
    await bring(world, mara, 'balance', 50_000n)
    const wish = { account: 'balance', amount: '100', remark: '' } as const
    expect(await refusal(transfer.quote, { ...wish, to: 'nobody' }, mara)).toBe('receiver-unknown')
    expect(await refusal(transfer.quote, { ...wish, to: mara.email }, mara)).toBe('receiver-self')
    const form = await quoted(world, mara, { ...wish, to: nils.email })
    await setAside(world, mara, 'balance', 50_000n)
    expect(await refusal(transfer.send, form, mara)).toBe('amount-short')
  })
})

describe('somebody new', () => {
  test('proves an address by its code', async () => {
    const { openid, session_key } = await give(session.authorise, { code: 'sandbox-ada' })
    const { email } = await member()
    await give(session.sendCode, { scene: 'login', type: 'email', account: email })
    await give(session.sendRegisterCode, { type: 'email', account: 'new@quay.test' })
    const other = (code: string) => (code === '000000' ? '000001' : '000000')
    const form = { email: 'new@quay.test', password: PASSWORD, password_confirm: PASSWORD, agree: 1 } as const
    expect(await deny(session.register, { ...form, code: other(codeTo('new@quay.test')) })).toEqual({
      refusal: 'wrong-code',
      left: 4,
    })
    expect(await deny(session.bind, { openid, session_key, account: email, code: other(codeTo(email)) })).toEqual({
      refusal: 'wrong-code',
      left: 4,
    })
  })

  test('is told in a browser with an address', async () => {
    const { refusal: said } = await deny(notices.pushKey, { endpoint: 'nowhere' }, await member())
    expect(said).toBe('invalid')
  })
})
