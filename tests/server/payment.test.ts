import { beforeAll, beforeEach, expect, test } from 'vitest'
import { payment } from '#contract/payment.ts'
import { recharge } from '#contract/recharge.ts'
import { service } from '#contract/service.ts'
import { DAY_S } from '#contract/time-units.ts'
import { gatewaysOf, sandboxSecret } from '#server/payment/gateways.ts'
import { sandboxCallback, sandboxSays } from '#server/payment/sandbox.ts'
import { unix } from '#server/lib/clock.ts'
import { sweepPayments } from '#server/payment/sweep.ts'
import { booksBalance } from '#tests/world/books.ts'
import { centre, opening } from '#tests/world/service.ts'
import { openChannel } from '#tests/world/channels.ts'
import { holds, newKey } from '#tests/world/money.ts'
import { type Person } from '#tests/world/world.ts'
import pg from 'pg'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, clock, member, app, sql, context } = world

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: world.url })
  await owner.connect()
  await owner.query(`insert into recharge_channel (name, type, currency, account, network, least, most, by_proof, demo, place)
    values ('WeChat Pay', 'gateway', 'EUR', 'balance', 'wechat', 10, 5000, false, true, 8),
      ('Alipay', 'gateway', 'EUR', 'balance', 'alipay', 10, 5000, false, true, 9)`)
  await owner.end()
})
beforeEach(() => clock.pass(60))

const starts = (person: Person, amount = '25') => give(payment.rechargeByAlipay, { amount, idem: newKey() }, person)
const press = (pay_no: string, state: 'paid' | 'failed' | 'closed') =>
  app.inject({
    method: 'POST',
    url: '/sandbox/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `pay_no=${pay_no}&state=${state}`,
  })
const callBack = async (
  name: string,
  pay_no: string,
  change: { body?: (text: string) => string; late?: number } = {},
) => {
  const said = await sandboxSays(sql, pay_no)
  if (!said) throw new Error('the sandbox knows nothing')
  const { headers, body } = sandboxCallback(
    sandboxSecret(context.settings.pepper),
    said,
    new Date(context.clock.now().getTime() - (change.late ?? 0) * 1_000),
  )
  return app.inject({
    method: 'POST',
    url: `/gateway/${name}`,
    headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
    payload: change.body?.(body) ?? body,
  })
}
const postings = async (order_no: string) =>
  sql.selectFrom('posting').select('kind').where('ref', '=', order_no).execute()

test('a recharge is handed over, paid there, and credited once, however often that is said', async () => {
  const person = await member()
  const start = await starts(person)
  expect(start).toEqual({
    pay_no: expect.stringMatching(/^P\d{10}$/),
    order_no: expect.stringMatching(/^R\d{10}$/),
    amount: '25.00',
    currency: 'EUR',
    gateway: 'Alipay',
    kind: 'redirect',
    url: `/sandbox/pay?pay_no=${start.pay_no}`,
    sandbox: 1,
    expire_time: unix(context.clock.now()) + 1_800,
    server_time: unix(context.clock.now()),
  })
  expect(await give(payment.status, { pay_no: start.pay_no }, person)).toMatchObject({ status: 'waiting' })
  expect((await press(start.pay_no, 'paid')).statusCode).toBe(303)
  expect(await give(payment.status, { pay_no: start.pay_no }, person)).toEqual({
    order_no: start.order_no,
    pay_no: start.pay_no,
    status: 'paid',
    next: `/pages/money/recharge_order_pay?order_no=${start.order_no}`,
    server_time: unix(context.clock.now()),
  })
  expect(await holds(world, person, 'balance')).toBe(2_500n)
  for (let again = 0; again < 10; again += 1) expect((await callBack('alipay', start.pay_no)).statusCode).toBe(200)
  expect(await holds(world, person, 'balance')).toBe(2_500n)
  expect(await postings(start.order_no)).toEqual([{ kind: 'recharge' }])
  await booksBalance(world)
})

test('no bit of what is said may differ, and it must be fresh and of its own gateway', async () => {
  const person = await member()
  const { pay_no } = await starts(person)
  await sql.updateTable('sandbox_payment').set({ state: 'paid' }).where('pay_no', '=', pay_no).execute()
  const bend = (at: number) => (text: string) =>
    text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)
  const said = await sandboxSays(sql, pay_no)
  const length = sandboxCallback(sandboxSecret(context.settings.pepper), said ?? never(), new Date()).body.length
  const codes = new Set<number>()
  for (let at = 0; at < length; at += 1) codes.add((await callBack('alipay', pay_no, { body: bend(at) })).statusCode)
  codes.add((await callBack('alipay', pay_no, { late: 301 })).statusCode)
  expect([...codes]).toEqual([401])
  expect((await callBack('nobody', pay_no)).statusCode).toBe(404)
  expect((await callBack('wechat', pay_no)).statusCode).toBe(200)
  expect(await sql.selectFrom('gateway_message').select('outcome').where('pay_no', '=', pay_no).execute()).toEqual([
    { outcome: 'differs' },
  ])
  expect(await holds(world, person, 'balance')).toBe(0n)
})

const never = (): never => {
  throw new Error('there is none')
}

test('one recharge paid by two payments: the second time it is the balance', async () => {
  const person = await member()
  const first = await starts(person)
  const second = await give(payment.any, { order_no: first.order_no, method: 'wechat_h5', idem: newKey() }, person)
  await Promise.all([press(first.pay_no, 'paid'), press(second.pay_no, 'paid')])
  expect(await holds(world, person, 'balance')).toBe(5_000n)
  const states = await sql.selectFrom('payment').select('state').where('order_no', '=', first.order_no).execute()
  expect(states.map(({ state }) => state).sort()).toEqual(['paid', 'surplus'])
  await booksBalance(world)
})

test('what comes on a chain is paid at no gateway', async () => {
  const person = await member()
  const channel_id = await openChannel(world, {
    type: 'chain',
    currency: 'USDT',
    account: 'usdt',
    network: 'TRC20',
    bank_name: '',
    by_proof: false,
  })
  const { order_no } = await give(recharge.recharge, { channel_id, amount: '25', idem: newKey() }, person)
  const wish = { order_no, method: 'alipay_h5', idem: newKey() } as const
  expect(await deny(payment.any, wish, person)).toEqual({ refusal: 'missing' })
  expect(await deny(payment.methods, { order_no }, person)).toEqual({ refusal: 'missing' })
})

test('declined, and paid after all; and paid after it ran out', async () => {
  const person = await member()
  const { pay_no } = await starts(person)
  await press(pay_no, 'failed')
  expect(await give(payment.status, { pay_no }, person)).toMatchObject({ status: 'failed' })
  await press(pay_no, 'paid')
  expect(await give(payment.status, { pay_no }, person)).toMatchObject({ status: 'paid' })
  const late = await starts(person)
  clock.pass(1_801)
  await sweepPayments(context)
  expect(await give(payment.status, { pay_no: late.pay_no }, person)).toMatchObject({ status: 'closed' })
  clock.pass(DAY_S)
  await press(late.pay_no, 'paid')
  expect(await holds(world, person, 'balance')).toBe(5_000n)
  await booksBalance(world)
})

test('what is said out of order changes nothing', async () => {
  const person = await member()
  const { pay_no } = await starts(person)
  const closing = await sandboxSays(sql, pay_no)
  await press(pay_no, 'paid')
  const { headers, body } = sandboxCallback(
    sandboxSecret(context.settings.pepper),
    { ...(closing ?? never()), state: 'closed', message: 'earlier' },
    context.clock.now(),
  )
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/gateway/alipay',
    headers: headers as Record<string, string>,
    payload: body,
  })
  expect(statusCode).toBe(200)
  expect(await give(payment.status, { pay_no }, person)).toMatchObject({ status: 'paid' })
})

test('the same key is the same payment; nobody else sees it; a production house has no sandbox', async () => {
  const [person, other] = [await member(), await member()]
  const wish = { amount: '30', idem: newKey() }
  const [one, two] = [
    await give(payment.rechargeByWechat, wish, person),
    await give(payment.rechargeByWechat, wish, person),
  ]
  expect(two.pay_no).toBe(one.pay_no)
  expect(await deny(payment.status, { pay_no: one.pay_no }, other)).toEqual({ refusal: 'missing' })
  expect(await deny(payment.methods, { order_no: one.order_no }, other)).toEqual({ refusal: 'missing' })
  expect(gatewaysOf(sql, { ...context.settings, mode: 'production' }, context.chance)).toEqual([])
  expect((await give(payment.methods, { order_no: one.order_no }, person)).methods.map(({ code }) => code)).toEqual([
    'wechat',
    'wechat_h5',
    'wechat_mini',
    'alipay',
    'alipay_h5',
    'pooulcloud',
    'sdpay',
  ])
})

test('the cashier says which payment was begun last, and that none was', async () => {
  const mine = await centre(world)
  const { order_no: unpaid } = await give(service.open, opening(), mine)
  expect((await give(payment.methods, { order_no: unpaid }, mine)).pay_no).toBe('')
  const person = await member()
  const { order_no, pay_no } = await starts(person)
  const newest = async () => (await give(payment.methods, { order_no }, person)).pay_no
  expect(await newest()).toBe(pay_no)
  const other = await give(payment.any, { order_no, method: 'wechat_h5', idem: newKey() }, person)
  expect(await newest()).toBe(other.pay_no)
  await press(other.pay_no, 'failed')
  expect(await newest()).toBe(other.pay_no)
  await press(pay_no, 'paid')
  expect(await newest()).toBe(pay_no)
})

test('an order whose time ran out is closed at the cashier, also before anybody swept it', async () => {
  const person = await member()
  const { order_no } = await starts(person)
  const { expire_time } = await give(payment.methods, { order_no }, person)
  const stands = async () => (await give(payment.methods, { order_no }, person)).status
  expect(await stands()).toBe('waiting')
  clock.pass((expire_time ?? 0) - unix(context.clock.now()))
  expect(await stands()).toBe('closed')
})

test('the page of the sandbox speaks the language that it is asked in, and leads back', async () => {
  const person = await member()
  const { pay_no } = await starts(person)
  const page = (lang: string) => app.inject({ url: `/sandbox/pay?pay_no=${pay_no}&lang=${lang}` })
  expect((await page('de')).body).toContain('Testzahlung: Es fließt kein echtes Geld.')
  const hebrew = await page('he')
  expect(hebrew.body).toContain('<html lang="he" dir="rtl">')
  expect(hebrew.body.match(/name="state" value="(\w+)"/g)).toEqual(
    ['paid', 'failed', 'closed'].map((state) => `name="state" value="${state}"`),
  )
  const back = `/h5/#/pages/money/alipay_h5?pay_no=${pay_no}`
  expect((await press(pay_no, 'paid')).headers.location).toBe(back)
  const after = await page('en')
  expect([after.body.includes(`href="${back}"`), after.body.includes('<form')]).toEqual([true, false])
  expect((await app.inject({ url: '/sandbox/pay?pay_no=P0000000000&lang=sv' })).statusCode).toBe(404)
})
