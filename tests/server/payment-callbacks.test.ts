import { beforeEach, describe, expect, test } from 'vitest'
import { payment } from '#contract/payment.ts'
import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import { booksBalance } from '#tests/world/books.ts'
import {
  ASKED_OF_WECHAT,
  alipayFields,
  alipayForm,
  type Forged,
  type House,
  openHouses,
  wechatProof,
} from '#tests/server/lib/gateway-houses.ts'
import { holds, newKey } from '#tests/world/money.ts'
import { type Letter, openGateways, posted, press } from '#tests/world/payments.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const houses = await openHouses()
for (const world of new Set(houses.map((house) => house.world))) await openGateways(world)
beforeEach(() => {
  for (const world of new Set(houses.map((house) => house.world))) world.clock.pass(60)
})

interface Begun {
  readonly person: Person
  readonly payNo: string
}
async function begun({ world, begin }: House): Promise<Begun> {
  const person = await world.member()
  return { person, payNo: await begin(person) }
}
const says = async ({ world, name }: House, letter: Letter) => (await posted(world, name, letter)).statusCode
const heard = async ({ world }: House, { payNo }: Pick<Begun, 'payNo'>) =>
  (await world.sql.selectFrom('gateway_message').select('outcome').where('pay_no', '=', payNo).execute()).map(
    ({ outcome }) => outcome,
  )
const stateOf = async ({ world }: House, { payNo }: Begun) =>
  (await world.sql.selectFrom('payment').select('state').where('pay_no', '=', payNo).executeTakeFirstOrThrow()).state
const has = ({ world }: House, { person }: Begun) => holds(world, person, 'balance')
const paid = { state: 'paid', amount: 2_500n } as const

const bent = (text: string, at: number) =>
  text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)
const withHeader = (letter: Letter, name: string, value: string | undefined): Letter => {
  const { [name]: _, ...rest } = letter.headers
  return { ...letter, headers: value === undefined ? rest : { ...rest, [name]: value } }
}

describe.each(houses.map((house) => [house.name, house] as const))('%s', (_, house) => {
  const { world, thanks, letter, believes, proves } = house

  test('what it says is heard, and done once, however often it comes', async () => {
    const made = await begun(house)
    await believes(made.payNo, paid)
    const one = await letter(made.payNo)
    for (let again = 0; again < 3; again += 1) expect(await says(house, one)).toBe(thanks)
    const all = await Promise.all(Array.from({ length: 6 }, () => says(house, one)))
    expect(new Set(all)).toEqual(new Set([thanks]))
    expect(await heard(house, made)).toEqual(['believed'])
    expect([await stateOf(house, made), await has(house, made)]).toEqual(['paid', 2_500n])
    await booksBalance(world)
  })

  test('what it said before comes after what it says now, and changes nothing', async () => {
    const made = await begun(house)
    const earlier = await letter(made.payNo, { state: 'closed', message: `early-${made.payNo}` })
    await believes(made.payNo, paid)
    expect(await says(house, await letter(made.payNo))).toBe(thanks)
    expect(await says(house, earlier)).toBe(thanks)
    expect([await stateOf(house, made), await has(house, made)]).toEqual(['paid', 2_500n])
  })

  test('it is no more than a reason to ask: what it answers counts', async () => {
    const made = await begun(house)
    expect(await says(house, await letter(made.payNo, { state: 'paid' }))).toBe(thanks)
    expect([await stateOf(house, made), await has(house, made)]).toEqual(['waiting', 0n])
  })

  test.each([
    ['another amount', { amount: 2_501n }],
    ['a hundredth of it', { amount: 25n }],
    ['another payee', { payee: 'somebody-else' }],
  ] as [string, Forged][])('%s is kept, and pays nothing', async (__, forged) => {
    const made = await begun(house)
    await believes(made.payNo, paid)
    expect(await says(house, await letter(made.payNo, forged))).toBe(thanks)
    expect(await heard(house, made)).toEqual(['differs'])
    expect([await stateOf(house, made), await has(house, made)]).toEqual(['waiting', 0n])
  })

  test('a payment that nobody began is kept as unknown', async () => {
    const made = await begun(house)
    await believes(made.payNo, paid)
    const payNo = `P000000000${houses.indexOf(house)}`
    expect(await says(house, await letter(made.payNo, { payNo, message: payNo }))).toBe(thanks)
    expect(await heard(house, { payNo })).toEqual(['unknown'])
    expect([await stateOf(house, made), await has(house, made)]).toEqual(['waiting', 0n])
  })

  test('what somebody else signed is denied', async () => {
    const made = await begun(house)
    await believes(made.payNo, paid)
    expect(await says(house, await letter(made.payNo, { by: 'stranger' }))).toBe(401)
    expect(await heard(house, made)).toEqual([])
    expect([await stateOf(house, made), await has(house, made)]).toEqual(['waiting', 0n])
  })

  test('no header that proves it may differ or be missing', async () => {
    const made = await begun(house)
    await believes(made.payNo, paid)
    const one = await letter(made.payNo)
    for (const name of proves) {
      const value = one.headers[name] ?? ''
      for (const other of [undefined, '', `${value}0`, bent(value, 0), bent(value, value.length >> 1)])
        expect([name, other, await says(house, withHeader(one, name, other))]).toEqual([name, other, 401])
    }
    expect(await heard(house, made)).toEqual([])
    expect(await says(house, one)).toBe(thanks)
  })

  test('no body is another one, too large, or of no kind', async () => {
    const made = await begun(house)
    await believes(made.payNo, paid)
    const one = await letter(made.payNo)
    for (const body of ['', '{}', 'null', '[]', 'a=1&a=2', one.body.slice(0, -1), `${one.body} `, `${one.body}&x=1`])
      expect([body, await says(house, { ...one, body })]).toEqual([body, 401])
    const large = await posted(world, house.name, { ...one, body: 'x'.repeat(64 * 1024 + 1) })
    expect(large.statusCode === thanks && large.body === 'success').toBe(false)
    expect([large.headers['content-type'], await heard(house, made)]).toEqual(['application/json; charset=utf-8', []])
    expect(await stateOf(house, made)).toBe('waiting')
  })

  test('only what is posted is heard', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const { statusCode } = await world.app.inject({ method, url: `/gateway/${house.name}` })
      expect([method, statusCode]).toEqual([method, method === 'GET' || method === 'HEAD' ? 404 : 405])
    }
  })
})

const [wechat, alipay, sandbox] = houses as readonly [House, House, House]

describe('a moment', () => {
  test.each([
    ['wechat', wechat],
    ['sandbox', sandbox],
  ] as const)('%s: what was signed more than five minutes from now is denied', async (_, house) => {
    const made = await begun(house)
    await house.believes(made.payNo, paid)
    const at = (seconds: number) => new Date(house.world.context.clock.now().getTime() + seconds * 1_000)
    for (const seconds of [-DAY_S, -301, 301, DAY_S])
      expect([seconds, await says(house, await house.letter(made.payNo, { at: at(seconds) }))]).toEqual([seconds, 401])
    expect(await says(house, await house.letter(made.payNo, { at: at(-299) }))).toBe(house.thanks)
    expect(await stateOf(house, made)).toBe('paid')
  })
})

test('Alipay: what was told more than 25 hours ago, or is to be told in five minutes, is denied', async () => {
  const made = await begun(alipay)
  await alipay.believes(made.payNo, paid)
  const at = (seconds: number) => new Date(alipay.world.context.clock.now().getTime() + seconds * 1_000)
  for (const seconds of [-90_002, 302, 8 * HOUR_S])
    expect([seconds, await says(alipay, await alipay.letter(made.payNo, { at: at(seconds) }))]).toEqual([seconds, 401])
  expect(await heard(alipay, made)).toEqual([])
  expect(await says(alipay, await alipay.letter(made.payNo, { at: at(-89_998) }))).toBe(alipay.thanks)
  expect(await stateOf(alipay, made)).toBe('paid')
})

describe('a gateway that cannot be asked', () => {
  test.each([
    ['wechat', wechat],
    ['alipay', alipay],
  ] as const)('%s says it again later, and is heard then', async (_, house) => {
    const made = await begun(house)
    await house.believes(made.payNo, paid)
    const one = await house.letter(made.payNo)
    await house.believes(made.payNo, 'cannot be asked')
    expect(await says(house, one)).toBe(503)
    expect([await heard(house, made), await stateOf(house, made)]).toEqual([[], 'waiting'])
    await house.believes(made.payNo, paid)
    expect(await says(house, one)).toBe(house.thanks)
    expect(await stateOf(house, made)).toBe('paid')
  })

  test.each([
    ['wechat', wechat],
    ['alipay', alipay],
  ] as const)('%s answers another amount than it called: nothing is paid', async (_, house) => {
    const made = await begun(house)
    await house.believes(made.payNo, paid)
    const one = await house.letter(made.payNo)
    await house.believes(made.payNo, { state: 'paid', amount: 2_400n })
    await says(house, one)
    expect([await stateOf(house, made), await has(house, made)]).toEqual(['waiting', 0n])
  })
})

test('WeChat Pay: no bit of the body may differ, and a currency is the one that was asked for', async () => {
  const made = await begun(wechat)
  await wechat.believes(made.payNo, paid)
  const one = await wechat.letter(made.payNo)
  const codes = new Set<number>()
  for (let at = 0; at < one.body.length; at += 3) codes.add(await says(wechat, { ...one, body: bent(one.body, at) }))
  expect([...codes]).toEqual([401])
  const unreadable = JSON.stringify({ id: 'EV-1', resource: { ciphertext: 'AAAA', nonce: 'n' } })
  const proof = wechatProof(unreadable, wechat.world.context.clock.now())
  expect(await says(wechat, { headers: { ...one.headers, ...proof }, body: unreadable })).toBe(401)
  expect(await says(wechat, await wechat.letter(made.payNo, { currency: 'CNY' }))).toBe(204)
  expect(await heard(wechat, made)).toEqual(['differs'])
})

test('WeChat Pay: inside its host it is told who pays, as the host knows them', async () => {
  const { world } = wechat
  const made = await begun(wechat)
  await world.sql
    .insertInto('mini_identity')
    .values({ openid: 'o-mira', member_id: made.person.id, created_at: new Date(0), bound_at: new Date(0) })
    .execute()
  const { order_no } = await world.give(payment.status, { pay_no: made.payNo }, made.person)
  const wish = { order_no, idem: newKey(), openid: 'o-somebody-else' }
  expect(await world.give(payment.wechatMini, wish, made.person)).toMatchObject({ kind: 'sdk' })
  expect(JSON.parse(ASKED_OF_WECHAT.at(-1) ?? '')).toMatchObject({ payer: { openid: 'o-mira' } })
})

test('Alipay: no field may differ, be missing, be added or come twice, and it is meant for us', async () => {
  const made = await begun(alipay)
  await alipay.believes(made.payNo, paid)
  const one = await alipay.letter(made.payNo)
  const form = (change: (fields: URLSearchParams) => void): Letter => {
    const fields = new URLSearchParams(one.body)
    change(fields)
    return { ...one, body: fields.toString() }
  }
  const codes: [string, number][] = []
  for (const [name, value] of new URLSearchParams(one.body)) {
    // Some of its messages sign this, and some do not.
    if (name === 'sign_type') continue
    for (const at of [0, value.length >> 1])
      codes.push([
        name,
        await says(
          alipay,
          form((fields) => fields.set(name, bent(value, at))),
        ),
      ])
    codes.push([
      name,
      await says(
        alipay,
        form((fields) => fields.delete(name)),
      ),
    ])
    codes.push([
      name,
      await says(
        alipay,
        form((fields) => fields.append(name, value)),
      ),
    ])
  }
  codes.push([
    'added',
    await says(
      alipay,
      form((fields) => fields.append('extra', '1')),
    ),
  ])
  expect(codes.filter(([, code]) => code !== 401)).toEqual([])
  const other = { ...alipayFields(made.payNo, alipay.world.context.clock.now()), app_id: '2021002' }
  expect(await says(alipay, alipayForm(other))).toBe(401)
  const { notify_id: __, ...nameless } = alipayFields(made.payNo, alipay.world.context.clock.now())
  expect(await says(alipay, alipayForm(nameless))).toBe(401)
  expect(await heard(alipay, made)).toEqual([])
  expect(await says(alipay, one)).toBe(200)
  expect(await stateOf(alipay, made)).toBe('paid')
})

describe('what one gateway says of a payment of another', () => {
  test('is kept, and pays nothing', async () => {
    const made = await begun(sandbox)
    await sandbox.believes(made.payNo, paid)
    const one = await sandbox.letter(made.payNo)
    const { statusCode } = await posted(sandbox.world, 'pooulcloud', one)
    expect([statusCode, await heard(sandbox, made), await stateOf(sandbox, made)]).toEqual([
      200,
      ['differs'],
      'waiting',
    ])
    for (const name of ['nobody', '__proto__', 'constructor', '%00', 'sdpay%2f..', 'SDPAY'])
      expect([name, (await posted(sandbox.world, name as 'nobody', one)).statusCode]).toEqual([name, 404])
  })

  test('the sandbox is no gateway where a real one is configured', async () => {
    const made = await begun(alipay)
    await alipay.believes(made.payNo, paid)
    expect((await press(alipay.world, made.payNo, 'paid')).statusCode).toBe(404)
    expect((await posted(alipay.world, 'sdpay', await alipay.letter(made.payNo))).statusCode).toBe(404)
    expect(await stateOf(alipay, made)).toBe('waiting')
  })
})

test('a production house has no sandbox: no page, no gateway, no way to pay by one', async () => {
  const real = await openWorld({ settings: { mode: 'production' } })
  for (const url of ['/sandbox/pay', '/sandbox/pay.css', '/sandbox/pay?pay_no=P0000000001', '/sandbox/chain'])
    expect([url, (await real.app.inject(url)).statusCode]).toEqual([url, 404])
  expect((await press(real, 'P0000000001', 'paid')).json()).toMatchObject({ data: { refusal: 'missing' } })
  const made = await begun(sandbox)
  for (const name of ['wechat', 'alipay', 'pooulcloud', 'sdpay'] as const)
    expect((await posted(real, name, await sandbox.letter(made.payNo))).statusCode).toBe(404)
})

test('the page of the sandbox shows its own payments alone, and nothing of anybody else', async () => {
  const { world } = sandbox
  const made = await begun(sandbox)
  const page = await world.app.inject(`/sandbox/pay?pay_no=${made.payNo}`)
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(page.body).toContain('Test payment: no real money moves.')
  expect(page.body).not.toMatch(/<script|style="| on\w+="/)
  for (const query of ['', '?pay_no=', '?pay_no=P0000000000', '?pay_no=<b>', '?pay_no=R0000000001'])
    expect([query, (await world.app.inject(`/sandbox/pay${query}`)).statusCode]).toEqual([query, 404])
  expect((await press(world, made.payNo, 'waiting' as 'paid')).statusCode).toBe(404)
  expect(await world.give(payment.status, { pay_no: made.payNo }, made.person)).toMatchObject({ status: 'waiting' })
})
