import { DAY_MS } from '#contract/time-units.ts'
import { sql as raw } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { equity } from '#contract/equity.ts'
import { invest } from '#contract/invest.ts'
import { PIN_TRIES, QUOTE_LIFE, QUOTES_ASKED } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { bring, newKey, PIN, postings } from '#tests/world/money.ts'
import { exchanging, leftOf, ZONE } from '#tests/world/shares.ts'
import { openEquity, openWindow, type Opened, shutWindows } from '#tests/world/equities.ts'
import { PASSWORD, type Person, asOwner } from '#tests/world/world.ts'
import { hasApp } from '#tests/world/factor.ts'
import { openWorld } from '#tests/world/open.ts'
import { closeBooks, openBooks } from '#tests/world/books.ts'

const world = await openWorld()
const { ask, give, deny, clock, member, context } = world
let one: Opened
let mara: Person

beforeAll(async () => {
  one = await openEquity(world, { perShare: 300, least: 100, most: 5_000 })
  await openWindow(world)
})
beforeEach(async () => {
  mara = await member({ pin: PIN })
  await bring(world, mara, 'points', 10_000n)
})

const wish = (amount: string, id = one.id) => ({ kind: 'equity', id, amount }) as const

describe('a quote', () => {
  test('of an equity that there is not, or that is closed', async () => {
    expect(await deny(invest.quote, wish('300', 9_999), mara)).toEqual({ refusal: 'missing' })
    const closed = await openEquity(world)
    await asOwner(world, (sql) =>
      sql.updateTable('equity').set({ closed_at: context.clock.now() }).where('id', '=', closed.id).execute(),
    )
    expect(await deny(invest.quote, wish('300', closed.id), mara)).toEqual({ refusal: 'venture-closed' })
    const { offers } = await give(equity.points, {}, mara)
    expect(offers.map(({ id }) => id)).not.toContain(closed.id)
  })

  test.each([
    ['', { refusal: 'invalid', errors: { amount: 'amount-required' } }],
    ['0', { refusal: 'invalid', errors: { amount: 'amount-invalid' } }],
    ['-5', { refusal: 'invalid', errors: { amount: 'amount-invalid' } }],
    ['12.5', { refusal: 'invalid', errors: { amount: 'amount-places' } }],
    ['99', { refusal: 'invalid', errors: { amount: 'out-of-range' }, range: { least: '100', most: '5000' } }],
    ['5001', { refusal: 'invalid', errors: { amount: 'out-of-range' }, range: { least: '100', most: '5000' } }],
  ])('of "%s" points is refused beside its field', async (amount, said) => {
    expect(await deny(invest.quote, wish(amount), mara)).toEqual(said)
  })

  test('of more points than there are', async () => {
    const poor = await member({ pin: PIN })
    await bring(world, poor, 'points', 250n)
    expect(await deny(invest.quote, wish('300'), poor)).toEqual({
      refusal: 'amount-short',
      range: { least: '100', most: '250' },
    })
  })

  test('of more shares than the house has says how many points would do, and they do', async () => {
    const scarce = await openEquity(world, { perShare: 300, least: 1, issued: 2_5000n })
    const said = await deny(invest.quote, wish('1000', scarce.id), mara)
    expect(said).toEqual({ refusal: 'quota-short', range: { least: '1', most: '750' } })
    const { form, shares } = await exchanging(world, mara, scarce, '750')
    expect(shares).toBe('2.5000')
    await give(equity.exchange, form, mara)
    expect(await leftOf(world, scarce.share)).toBe(0n)
    expect(await deny(invest.quote, wish('1', scarce.id), mara)).toMatchObject({ refusal: 'quota-short' })
  })

  test('is made so often, and not more', async () => {
    for (let times = 0; times < QUOTES_ASKED.times; times += 1) await ask(invest.quote, wish('300'), mara)
    expect(await deny(invest.quote, wish('300'), mara)).toMatchObject({ refusal: 'too-often' })
  })
})

describe('an exchange', () => {
  test('of an equity that there is not', async () => {
    const { form } = await exchanging(world, mara, one, '300')
    expect(await deny(equity.exchange, { ...form, id: 9_999 }, mara)).toEqual({ refusal: 'missing' })
  })

  test('of another wish, under a key that was used, of a quote that is old or another’s', async () => {
    const { form } = await exchanging(world, mara, one, '300')
    expect(await deny(equity.exchange, { ...form, points: '301' }, mara)).toEqual({ refusal: 'quote-stale' })
    const other = await openEquity(world)
    expect(await deny(equity.exchange, { ...form, id: other.id }, mara)).toEqual({ refusal: 'quote-stale' })
    expect(await deny(equity.exchange, form, await member({ pin: PIN }))).toEqual({ refusal: 'quote-stale' })
    await give(equity.exchange, form, mara)
    const before = await postings(world)
    expect(await deny(equity.exchange, { ...form, points: '301' }, mara)).toEqual({ refusal: 'key-reused' })
    expect(await deny(equity.exchange, { ...form, idem: newKey() }, mara)).toEqual({ refusal: 'quote-stale' })
    const { form: late } = await exchanging(world, mara, one, '300')
    clock.pass(QUOTE_LIFE)
    expect(await deny(equity.exchange, late, mara)).toEqual({ refusal: 'quote-stale' })
    expect(await postings(world)).toBe(before)
  })

  test('of points that went meanwhile, and of shares that went meanwhile', async () => {
    const { form: first } = await exchanging(world, mara, one, '5000')
    const { form: second } = await exchanging(world, mara, one, '5000')
    const { form: third } = await exchanging(world, mara, one, '5000')
    await give(equity.exchange, first, mara)
    await give(equity.exchange, second, mara)
    expect(await deny(equity.exchange, third, mara)).toEqual({
      refusal: 'amount-short',
      range: { least: '100', most: '0' },
    })
    const scarce = await openEquity(world, { perShare: 300, issued: 2_0000n })
    const [nils, sofia] = [await member({ pin: PIN }), await member({ pin: PIN })]
    for (const person of [nils, sofia]) await bring(world, person, 'points', 500n)
    const [his, hers] = [await exchanging(world, nils, scarce, '500'), await exchanging(world, sofia, scarce, '500')]
    await give(equity.exchange, his.form, nils)
    expect(await deny(equity.exchange, hers.form, sofia)).toEqual({
      refusal: 'quota-short',
      range: { least: '100', most: '100' },
    })
    expect(await leftOf(world, scarce.share)).toBe(3334n)
  })

  test('without a PIN, with a wrong one, and with none left', async () => {
    const nobody = await member()
    await bring(world, nobody, 'points', 500n)
    expect((await give(equity.points, {}, nobody)).need_payword).toBe(1)
    const { form: unset } = await exchanging(world, nobody, one, '300')
    expect(await deny(equity.exchange, unset, nobody)).toMatchObject({ refusal: 'pin-unset' })
    const { form } = await exchanging(world, mara, one, '300')
    for (let left = PIN_TRIES - 1; left > 0; left -= 1)
      expect(await deny(equity.exchange, { ...form, payword: '111222' }, mara)).toMatchObject({
        refusal: 'pin-wrong',
        left,
      })
    expect(await deny(equity.exchange, { ...form, payword: '111222' }, mara)).toMatchObject({ refusal: 'pin-locked' })
  })

  test('while the member is frozen, or the books are closed', async () => {
    const { form } = await exchanging(world, mara, one, '300')
    await asOwner(world, (sql) =>
      raw`
        with op as (insert into operator (email, name, password_hash, created_at) values ('op@quay.test', 'Op', '', now()) returning id)
        insert into frozen (member_id, reason, since, operator_id, until_at)
        select ${mara.id}, 'Looked into', ${context.clock.now()}, id, ${new Date(context.clock.now().getTime() + DAY_MS)} from op`.execute(
        sql,
      ),
    )
    expect(await deny(equity.exchange, form, mara)).toMatchObject({ refusal: 'member-frozen' })
    await asOwner(world, (sql) => sql.deleteFrom('frozen').execute())
    await closeBooks(world)
    expect(await deny(equity.exchange, form, mara)).toEqual({ refusal: 'books-closed' })
    await openBooks(world)
    await give(equity.exchange, form, mara)
  })
})

describe('worth more than goes without it, the second factor is asked for', () => {
  test('without one, with a wrong one, and with none left', async () => {
    const dear = await openEquity(world, { perShare: 10, price: '999.0000' })
    await hasApp(world, mara)
    const { quote_no, second } = await give(invest.quote, wish('5000', dear.id), mara)
    expect(second).toBeDefined()
    const form = { id: dear.id, points: '5000', quote_no, payword: PIN, idem: newKey() }
    expect(await deny(equity.exchange, form, mara)).toMatchObject({ refusal: 'second-needed' })
    let said = await deny(equity.exchange, { ...form, second: '000000' }, mara)
    expect(said).toMatchObject({ refusal: 'second-wrong' })
    for (let tries = 0; tries < 20 && said.refusal === 'second-wrong'; tries += 1)
      said = await deny(equity.exchange, { ...form, second: '000000' }, mara)
    expect(said).toMatchObject({ refusal: 'second-locked' })
  })
})

describe('a window', () => {
  test('that is open or next is told, in moments of the market’s zone, also where its clocks are turned', async () => {
    await asOwner(world, async (sql) => {
      await sql.deleteFrom('market').execute()
      await sql.insertInto('market').values({ id: 1, coin: 'COIN', zone: ZONE }).execute()
    })
    await shutWindows(world)
    const windowNow = async () => (await give(equity.points, {}, mara)).window
    expect(await windowNow()).toEqual({ open: 0, open_time: null, close_time: null })
    // On 29 March 2026 the clocks go from 2 to 3, on 25 October from 3 to 2.
    await openWindow(world, '2026-03-29 01:00', '2026-03-29 04:00')
    await openWindow(world, '2026-10-25 01:00', '2026-10-25 04:00')
    const at = (text: string) => Date.parse(text) / 1000
    const spring = { open_time: at('2026-03-29T00:00:00Z'), close_time: at('2026-03-29T02:00:00Z') }
    const autumn = { open_time: at('2026-10-24T23:00:00Z'), close_time: at('2026-10-25T03:00:00Z') }
    expect(await windowNow()).toEqual({ open: 0, ...spring })
    const tried: unknown[] = []
    for (const moment of [
      '2026-03-28T23:59:59Z',
      '2026-03-29T00:00:00Z',
      '2026-03-29T01:59:59Z',
      '2026-03-29T02:00:00Z',
      '2026-10-24T23:00:00Z',
      '2026-10-25T02:59:59Z',
      '2026-10-25T03:00:00Z',
    ]) {
      clock.set(moment)
      const { token } = await give(session.signIn, { account: mara.email, password: PASSWORD })
      mara = { ...mara, token }
      const { code, data } = await ask(invest.quote, wish('100'), mara)
      tried.push([moment, await windowNow(), code > 0 ? 'quoted' : data])
    }
    const closed = (seconds?: number) => ({ refusal: 'window-closed', ...(seconds && { retry_after: seconds }) })
    expect(tried).toEqual([
      ['2026-03-28T23:59:59Z', { open: 0, ...spring }, closed(1)],
      ['2026-03-29T00:00:00Z', { open: 1, ...spring }, 'quoted'],
      ['2026-03-29T01:59:59Z', { open: 1, ...spring }, 'quoted'],
      ['2026-03-29T02:00:00Z', { open: 0, ...autumn }, closed(autumn.open_time - spring.close_time)],
      ['2026-10-24T23:00:00Z', { open: 1, ...autumn }, 'quoted'],
      ['2026-10-25T02:59:59Z', { open: 1, ...autumn }, 'quoted'],
      ['2026-10-25T03:00:00Z', { open: 0, open_time: null, close_time: null }, closed()],
    ])
  })

  test('that closed since the quote is refused by the base, also while it is confirmed; the same key hears its first answer', async () => {
    await shutWindows(world)
    await openWindow(world)
    const { form: made } = await exchanging(world, mara, one, '100')
    const first = await ask(equity.exchange, made, mara)
    const { form } = await exchanging(world, mara, one, '100')
    await shutWindows(world)
    await openWindow(world, '2027-01-01 00:00', '2027-01-02 00:00')
    const before = await postings(world)
    const said = await deny(equity.exchange, form, mara)
    expect(said).toEqual({ refusal: 'window-closed', retry_after: expect.any(Number) })
    expect(await postings(world)).toBe(before)
    expect(await ask(equity.exchange, made, mara)).toEqual(first)
  })

  test('lies over no other, and closes after it opens', async () => {
    await openWindow(world, '2027-03-01 09:00', '2027-03-02 09:00')
    await expect(openWindow(world, '2027-03-02 08:59', '2027-03-03 09:00')).rejects.toThrow('exchange_window_apart')
    await openWindow(world, '2027-03-02 09:00', '2027-03-03 09:00')
    await expect(openWindow(world, '2027-04-02 09:00', '2027-04-02 09:00')).rejects.toThrow()
  })
})
