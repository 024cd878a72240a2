import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { DAY_S } from '#contract/time-units.ts'
import { sweepInvestments } from '#server/invest/sweep.ts'
import { houseAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { inTransaction } from '#server/lib/database.ts'
import { numberIn } from '#tests/world/desk.ts'
import { inAccount, putIn } from '#tests/world/invest.ts'
import { openVenture, rowOf } from '#tests/world/ventures.ts'
import { holds } from '#tests/world/money.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { openWorld } from '#tests/world/open.ts'

const room = mkdtempSync(join(tmpdir(), 'quay-ventures-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

const world = await openWorld()
const { sql, clock, context } = world
const { by, log, help } = await openDesk(world)
// The desk acts in real time.
clock.set(new Date().toISOString())

const ventureCalled = (code: string) =>
  sql.selectFrom('venture').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
const agreed = async (asked: Awaited<ReturnType<typeof by>>) => {
  expect(asked.error).toBe('')
  return by(BEN, `venture approve ${numberIn(asked)}`, 'yes')
}
const swept = async () => {
  while ((await sweepInvestments(context)) > 0);
}

async function capital(amount: bigint): Promise<void> {
  const from = await houseAccount(sql, 'outside', 'EUR')
  const to = await houseAccount(sql, 'capital', 'EUR')
  const legs = [{ from, to, amount }]
  await inTransaction(sql, (inside) =>
    post(inside, { kind: 'fund', ref: `capital-${amount}`, actor: 'operator', at: context.clock.now(), legs }),
  )
}

const FILE = {
  code: 'tide-mill',
  kind: 'subscribe',
  currency: 'EUR',
  unit: '40.00',
  least: '40.00',
  most: '400.00',
  total: '4000.00',
  term_days: 30,
  payout: 'daily',
  rate: '0.0004',
  fee_rate: '0.01',
  risk_level: 2,
  starts_at: '2026-01-01T08:00:00Z',
  texts: { en: { title: 'Tide mill', brief: 'A mill.', content: [{ kind: 'paragraph', text: 'It turns.' }] } },
}
const fileOf = (changes: object) => bodyIn({ ...FILE, ...changes })
const bodyIn = (body: object) => {
  const file = join(room, 'venture.json')
  writeFileSync(file, JSON.stringify(body))
  return file
}

describe('a venture', () => {
  test('is added by two from a file, with a pool of its own', async () => {
    expect((await by(ADA, 'ventures')).out).toContain('There is no venture.')
    const asked = await by(ADA, `venture add ${fileOf({})} --reason "A new one"`)
    expect((await by(ADA, `venture approve ${numberIn(asked)}`, 'yes')).error).toContain('another operator')
    const { error, out } = await agreed(asked)
    expect([error, out]).toEqual(['', expect.stringMatching(/code +tide-mill\n[\s\S]*least +4000\n/)])
    const { pool_id, unit, total, taken } = await ventureCalled('tide-mill')
    expect([unit, total, taken, await inAccount(world, pool_id)]).toEqual([4_000n, 400_000n, 0n, 0n])
    expect((await by(ADA, 'ventures')).out).toMatch(
      /tide-mill +subscribe +EUR +0\.00 +4000\.00 +0\.0004 +0\.00 +0 +0 +on/,
    )
    expect((await by(ADA, `venture add ${fileOf({})} --reason "Again"`)).error).toContain('called tide-mill already')
  })

  test.each([
    [{ code: 'No' }, 'code: is 2 to 32 small letters'],
    [{ rate: '2' }, 'rate: is a part of a whole'],
    [{ luck: 1 }, 'luck'],
    [{ kind: 'robot' }, 'a robot has a level'],
    [{ kind: 'product' }, 'a product has a robot'],
    [{ kind: 'project' }, 'a project has a category'],
    [{ least: '41.00' }, 'whole units'],
    [{ unit: '0.001' }, 'more places'],
    [{ fee_rate: '0.3' }, 'a fifth'],
    [{ ends_at: '2025-01-01T08:00:00Z' }, 'it ends before'],
    [{ texts: { de: FILE.texts.en } }, 'texts: has to be said in en'],
  ])('%j is refused in a sentence', async (changes, why) => {
    expect((await by(ADA, `venture add ${fileOf(changes)} --reason "A new one"`)).error).toContain(why)
  })

  test('has something else said of it by two who see what was; terms that were agreed on stay', async () => {
    const texts = { en: { ...FILE.texts.en, title: 'The tide mill' } }
    const documents = [{ names: { en: 'Permit' }, url: '/h5/ventures/permit.pdf', bytes: 1_200 }]
    const asked = await by(
      ADA,
      `venture change tide-mill ${bodyIn({ texts, documents, risk_level: 3 })} --reason "Permit"`,
    )
    expect(asked.out).toMatch(/risk_level is:\s+2\s+and would be:\s+3/)
    const { error, out } = await agreed(asked)
    expect([error, out]).toEqual(['', expect.stringContaining('The tide mill')])
    expect(await ventureCalled('tide-mill')).toMatchObject({
      risk_level: 3,
      texts: { en: { title: 'The tide mill' } },
      documents: [{ names: { en: 'Permit' } }],
      term_days: 30,
    })
    expect(await log('venture approve')).toContainEqual(
      expect.objectContaining({
        before: expect.objectContaining({ risk_level: 2, documents: [] }),
        after: expect.objectContaining({ act: 'change', risk_level: 3 }),
      }),
    )
    for (const [body, why] of [
      [{ term_days: 5 }, 'term_days'],
      [{}, 'changes nothing'],
      [{ texts: { de: texts.en } }, 'texts: has to be said in en'],
    ] as const)
      expect((await by(ADA, `venture change tide-mill ${bodyIn(body)} --reason "Odd"`)).error).toContain(why)
    expect((await by(ADA, `venture change no-mill ${bodyIn({ cover: '' })} --reason "Odd"`)).error).toContain(
      'There is no venture called no-mill',
    )
  })

  test('gets another rate and another quota by two; a rate is a new row', async () => {
    const { id } = await ventureCalled('tide-mill')
    const rated = await agreed(await by(ADA, 'venture rate tide-mill --rate 0.0005 --reason "A good year"'))
    expect([rated.error, rated.out]).toEqual(['', expect.stringContaining('is 0.0004, and would be 0.0005')])
    const rates = await sql
      .selectFrom('venture_rate')
      .selectAll()
      .where('venture_id', '=', id)
      .orderBy('version')
      .execute()
    expect(rates.map(({ rate }) => rate)).toEqual(['0.00040000', '0.00050000'])
    const more = await agreed(await by(ADA, 'venture quota tide-mill --total 8000 --reason "More of it"'))
    expect([more.error, (await ventureCalled('tide-mill')).total]).toEqual(['', 800_000n])
    expect((await agreed(await by(ADA, 'venture quota tide-mill --total 10 --reason "Odd"'))).error).toContain(
      'not possible',
    )
    expect(await log('venture approve')).toContainEqual(
      expect.objectContaining({
        before: { rate: 0.0004, version: 1 },
        after: expect.objectContaining({ rate: '0.0005' }),
      }),
    )
  })

  test('has its pool filled by two from what there is, and whoever waits is paid', async () => {
    const venture = await openVenture(world, { term: 5 })
    const person = await world.member()
    const made = await putIn(world, person, venture, 10_000n)
    clock.pass(DAY_S)
    await swept()
    expect((await rowOf(world, made)).state).toBe('suspended.pool')
    const fund = (amount: string) =>
      by(ADA, `venture fund ${venture.code} --from capital --amount ${amount} --reason "Due"`)
    expect((await fund('5.00')).error).toContain('capital hold 0.00 EUR: less than that')
    await capital(500n)
    const asked = await fund('5.00')
    expect(asked.out).toMatch(new RegExp(`pool:${venture.code} +5\\.00 +EUR +0\\.00 +5\\.00`))
    const other = await fund('4.00')
    const filled = await agreed(asked)
    expect(filled.error).toBe('')
    expect(filled.out).toMatch(/Orders that wait for this pool: 1\. Due and not paid, by the estimates: /)
    expect((await agreed(other)).error).toContain('less than that')
    clock.pass(1)
    await swept()
    expect(await rowOf(world, made)).toMatchObject({ state: 'running', paid: 100n })
    expect(await inAccount(world, venture.pool)).toBe(400n)
  })

  test('is stopped by one, at once, and goes on by two', async () => {
    const venture = await openVenture(world, { term: 5 })
    const person = await world.member()
    const made = await putIn(world, person, venture, 1_000n)
    clock.pass(DAY_S)
    const stop = `venture suspend ${venture.code} --text "We look into it." --reason "A report"`
    expect([(await by(ADA, stop)).error, (await by(ADA, stop)).error]).toEqual([
      '',
      `${venture.code} is suspended already.\n`,
    ])
    await swept()
    expect((await rowOf(world, made)).state).toBe('suspended.team')
    const said = await sql
      .selectFrom('investment_event')
      .select('text')
      .where('investment_id', '=', made.id)
      .where('event', '=', 'suspend')
      .executeTakeFirstOrThrow()
    expect(said.text).toBe('We look into it.')
    const on = await agreed(await by(ADA, `venture resume ${venture.code} --reason "Nothing was wrong"`))
    expect(on.error).toBe('')
    clock.pass(1)
    await swept()
    expect((await rowOf(world, made)).state).toBe('suspended.pool')
    expect((await by(ADA, `venture resume ${venture.code} --reason "Again"`)).error).toContain('is not suspended')
  })

  test('is cancelled by two, as the journal shows: everything is back, and nothing is sold any more', async () => {
    const venture = await openVenture(world, { term: 5 })
    const [one, other] = [await world.member(), await world.member()]
    const orders = [await putIn(world, one, venture, 1_000n), await putIn(world, other, venture, 2_500n)]
    const asked = await by(ADA, `venture cancel ${venture.code} --text "It was not built." --reason "No permit"`, 'yes')
    expect(asked.out).toMatch(
      /Of 2 open orders of .* these 2 are[\s\S]+balance +10\.00 +EUR[\s\S]+balance +25\.00 +EUR/,
    )
    const done = await agreed(asked)
    expect([done.error, done.out]).toEqual(['', expect.stringContaining('Members read: It was not built.')])
    for (const made of orders)
      expect(await rowOf(world, made)).toMatchObject({ state: 'cancelled', text: 'It was not built.', freed: true })
    expect([await holds(world, one, 'balance'), await holds(world, other, 'balance')]).toEqual([1_000n, 2_500n])
    expect((await ventureCalled(venture.code)).ends_at).not.toBeNull()
    expect(await log('venture cancel')).toMatchObject([{ actor: BEN.email, subject: venture.code }])
    expect((await by(ADA, `venture show ${venture.code}`)).out).toMatch(/cancelled +2 +35\.00 EUR/)
  })
})

test('help says it', async () => {
  const { out } = await help()
  for (const verb of [
    'ventures',
    'venture add',
    'venture fund',
    'venture suspend',
    'venture cancel',
    'venture approve',
  ])
    expect(out).toContain(`\n  ${verb}`)
})

test('the desk says what coins are worth, who said it, and when robots have no price to go by', async () => {
  const none = await by(ADA, 'prices')
  expect([none.error, none.out]).toEqual(['', expect.stringContaining('robots are suspended and not sold')])
  const since = context.clock.now()
  const before = await sql.selectFrom('price').select('since').execute()
  await sql.insertInto('price').values({ currency: 'COIN', since, eur: '1.3' }).execute()
  expect((await by(ADA, 'prices')).out).toMatch(/COIN +1\.30000000 +\d{4}-\d\d-\d\d \d\d:\d\d +the price service/)
  expect([before.length, (await by(ADA, 'prices')).out]).toEqual([0, expect.stringContaining('Robots go by it.')])
})
