import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { equity } from '#contract/equity.ts'
import { invest } from '#contract/invest.ts'
import { numberIn } from '#tests/world/desk.ts'
import { PIN } from '#tests/world/money.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { leftOf } from '#tests/world/shares.ts'
import { openEquity, type Opened } from '#tests/world/equities.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const room = mkdtempSync(join(tmpdir(), 'quay-equities-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

const world = await openWorld()
const { sql, give, deny, member, clock } = world
const { by, log } = await openDesk(world)
// The desk acts in real time.
clock.set(new Date().toISOString())
let one: Opened
let share = ''

beforeAll(async () => {
  one = await openEquity(world, { code: 'DESK', issued: 0n })
  share = one.share
})

const numberOf = async ({ id }: Person) =>
  (await sql.selectFrom('member').select('user_no').where('id', '=', id).executeTakeFirstOrThrow()).user_no
const agreed = async (words: string) => by(BEN, `shares approve ${numberIn(await by(ADA, words))}`, 'yes')

test('shares are issued by two operators who see the journal, and one alone issues none', async () => {
  const asked = await by(ADA, `shares issue ${share} --shares 100.5 --reason "First round"`)
  expect([asked.error, asked.out]).toEqual(['', expect.stringContaining('shares approve')])
  expect((await by(ADA, `shares approve ${numberIn(asked)}`, 'yes')).error).toBe(
    'You asked for this yourself: another operator has to approve it.\n',
  )
  expect(await leftOf(world, one.share)).toBe(0n)
  const { error, out } = await by(BEN, `shares approve ${numberIn(asked)}`, 'yes')
  expect(error).toBe('')
  expect(out).toMatch(/outside:EQ-DESK +-100\.5000 +EQ-DESK/)
  expect(out).toMatch(/capital:EQ-DESK +100\.5000 +EQ-DESK +0\.0000 +100\.5000/)
  expect(await leftOf(world, one.share)).toBe(100_5000n)
  expect((await by(ADA, 'equity list')).out).toMatch(
    /EQ-DESK +300 points, 100 to 100000 +100\.5000 +100\.5000 +0\.0000 +12\.3400/,
  )
  expect(await log('shares approve')).toMatchObject([{ actor: BEN.email, after: { act: 'issue', amount: '1005000' } }])
})

test('shares are granted to a member, who reads how many are locked until when, and taken back', async () => {
  const mira = await member({ pin: PIN })
  const number = await numberOf(mira)
  await agreed(`shares grant ${share} --member ${number} --shares 3 --reason "Thanks"`)
  const until = `${new Date().getUTCFullYear() + 1}-11-26`
  await agreed(`shares grant ${share} --member ${number} --shares 2.5 --until ${until} --reason "Thanks again"`)
  const held = await give(equity.info, { id: one.id }, mira)
  expect(held).toMatchObject({
    shares: '5.5000',
    available: '3.0000',
    locked: '2.5000',
    unlock_time: Date.parse(`${until}T00:00:00Z`) / 1000,
    cost_price: '12.3400',
  })
  expect(held.logs.data.map(({ type, shares, points }) => [type, shares, points])).toEqual([
    ['grant', '2.5000', 0],
    ['grant', '3.0000', 0],
  ])
  await agreed(`shares adjust ${share} --member ${number} --shares 1 --reason "One too many"`)
  const { shares, logs } = await give(equity.info, { id: one.id }, mira)
  expect([shares, logs.data[0]?.type, logs.data[0]?.shares]).toEqual(['4.5000', 'adjust', '-1.0000'])
  const more = await by(ADA, `shares grant ${share} --member ${number} --shares 1000 --reason "More than there is"`)
  expect((await by(BEN, `shares approve ${numberIn(more)}`, 'yes')).error).toBe(
    'The account holds less than that; nothing was posted.\n',
  )
})

test('nobody grants shares to themselves', async () => {
  const self = await member({ email: BEN.email })
  const asked = await by(
    ADA,
    `shares grant ${share} --member ${await numberOf(self)} --shares 1 --reason "For a friend"`,
  )
  expect((await by(BEN, `shares approve ${numberIn(asked)}`, 'yes')).error).toBe(
    'Nobody judges themselves: another operator has to.\n',
  )
  expect(
    (await by(BEN, `shares grant ${share} --member ${await numberOf(self)} --shares 1 --reason "For me"`)).error,
  ).toBe('Nobody judges themselves: another operator has to.\n')
})

test('a price is said for a day that has come, and a correction is a new word', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const { out } = await by(ADA, `equity price ${share} --day ${today} --eur 13.5 --reason "As traded"`)
  expect(out).toContain(`A share ${share} was worth 13.5 EUR on ${today}.\n`)
  expect((await by(ADA, 'equity list')).out).toMatch(/13\.5000/)
  const later = await by(ADA, `equity price ${share} --day 2099-01-01 --eur 13.5 --reason "As hoped"`)
  expect(later.error).toBe('Nobody knows what a share will be worth: this day is still to come.\n')
  expect(await log('equity price')).toMatchObject([{ subject: `${share} ${today}`, after: { eur: '13.5' } }])
})

test('a window is added and taken away, and lies over no other', async () => {
  const added = await by(ADA, 'window add --opens "2031-03-01 09:00" --closes "2031-03-07 18:00" --reason "Spring"')
  expect(added.out).toMatch(/Window \d+: points become shares from 2031-03-01 09:00 to 2031-03-07 18:00/)
  const over = await by(BEN, 'window add --opens "2031-03-07 17:59" --closes "2031-03-08 18:00" --reason "Again"')
  expect(over.error).toBe('Another window lies in this time; "window list" says which.\n')
  expect((await by(BEN, 'window list')).out).toContain('2031-03-01 09:00')
  const number = /Window (\d+)/.exec(added.out)?.[1] ?? ''
  expect((await by(BEN, `window remove ${number} --reason "Called off"`)).out).toContain(`Window ${number} is gone.\n`)
  expect((await by(BEN, `window remove ${number} --reason "Called off"`)).error).toMatch(/^There is no window/)
  expect((await by(BEN, 'window list')).out).toContain('No window is set: no points become shares.')
})

test.each([
  [
    'shares issue EQ-NONE --shares 1 --reason "Why not"',
    'There is no share called EQ-NONE; "equity list" says which there are.',
  ],
  [
    'shares issue EQ-DESK --shares 1.00001 --reason "Why not"',
    '"1.00001" is no number of shares; write it as --shares 10.0000',
  ],
  ['shares issue EQ-DESK --shares 0 --reason "Why not"', '"0" is no number of shares; write it as --shares 10.0000'],
  [
    'equity price EQ-DESK --day 2026-02-30 --eur 1 --reason "Why not"',
    '"2026-02-30" is no day; write it as --day 2026-11-26',
  ],
  [
    'equity price EQ-DESK --day 2026-02-20 --eur 0 --reason "Why not"',
    '"0" is no price in EUR; write it as --eur 12.3400',
  ],
  [
    'window add --opens "2031-03-01 9" --closes "2031-03-07 18:00" --reason "Spring"',
    'Say when: --opens "2026-12-01 09:00"',
  ],
  [
    'window add --opens "2031-03-08 09:00" --closes "2031-03-07 18:00" --reason "Spring"',
    'A window closes after it opens.',
  ],
])('%s is refused', async (words, says) => {
  expect((await by(ADA, words)).error).toBe(`${says}\n`)
})

test('money is corrected by hand, shares are not', async () => {
  const mira = await member()
  const { error } = await by(
    ADA,
    `manual propose --member ${await numberOf(mira)} --account ${share} --amount 1 --direction in --reason "Why not"`,
  )
  expect(error).toMatch(/^Say which account, one of balance, coin/)
})

test('an equity is closed by one operator: it is offered no more', async () => {
  const mira = await member({ pin: PIN })
  await asOwner(world, (inside) =>
    inside.insertInto('exchange_window').values({ opens: '2020-01-01', closes: '2030-01-01' }).execute(),
  )
  expect((await by(ADA, `equity close ${share} --reason "Sold out of hope"`)).error).toBe('')
  expect((await give(equity.points, {}, mira)).offers).toEqual([])
  expect(await deny(invest.quote, { kind: 'equity', id: one.id, amount: '300' }, mira)).toEqual({
    refusal: 'venture-closed',
  })
  expect((await by(ADA, `equity close ${share} --reason "Again"`)).error).toBe(`${share} is no equity that is open.\n`)
})

const TEXT = [{ kind: 'paragraph', text: 'What it is.' }]
const NEW_EQUITY = {
  kind: 'equity',
  code: 'PIER',
  points_per_share: 250,
  least_points: 50,
  most_points: 5_000,
  texts: { en: { title: 'Pier', intro: TEXT } },
}
const NEW_FUND = {
  kind: 'fund',
  code: 'GULL',
  risk_level: 3,
  least: '25.00',
  since: '2026-11-02',
  texts: {
    en: { name: 'Gull', category: 'Mixed', manager: 'Quay', fee: 'None.', risk: 'It may lose.', intro: TEXT },
    de: { name: 'Möwe', category: 'Gemischt', manager: 'Quay', fee: 'Keine.', risk: 'Kann fallen.', intro: TEXT },
  },
  allocation: [
    { names: { en: 'Bonds' }, percent: '62.5' },
    { names: { en: 'Cash' }, percent: '37.50' },
  ],
  papers: [{ texts: { en: { title: 'Gull: what it is', blocks: TEXT } } }],
}
const fileOf = (body: object) => {
  const file = join(room, 'share.json')
  writeFileSync(file, JSON.stringify(body))
  return file
}
const offered = async (who: Person) => (await give(equity.points, {}, who)).offers

test('an equity is added by two from a file; there are no shares of it before two issue some', async () => {
  const mira = await member({ pin: PIN })
  const asked = await by(ADA, `equity add ${fileOf(NEW_EQUITY)} --reason "A new one"`)
  expect([asked.error, asked.out]).toEqual(['', expect.stringContaining('shares approve')])
  expect((await by(ADA, `shares approve ${numberIn(asked)}`, 'yes')).error).toContain('another operator has to approve')
  expect((await by(ADA, 'equity list')).out).not.toContain('EQ-PIER')
  const { error, out } = await by(BEN, `shares approve ${numberIn(asked)}`, 'yes')
  expect([error, out]).toEqual(['', expect.stringMatching(/A new share EQ-PIER[\s\S]*points_per_share: 250/)])
  expect((await by(ADA, 'equity list')).out).toMatch(/EQ-PIER +250 points, 50 to 5000 +0\.0000 +0\.0000 +0\.0000/)
  expect(await offered(mira)).toContainEqual(expect.objectContaining({ code: 'PIER', title: 'Pier', left: '0.0000' }))
  expect((await agreed('shares issue EQ-PIER --shares 10 --reason "First round"')).error).toBe('')
  expect(await leftOf(world, 'EQ-PIER')).toBe(10_0000n)
  expect((await by(ADA, `equity add ${fileOf(NEW_EQUITY)} --reason "Again"`)).error).toBe(
    'There is a share called EQ-PIER already.\n',
  )
})

test('of two who ask for the same equity at once one gets it, and nothing half is left of the other', async () => {
  const file = fileOf({ ...NEW_EQUITY, code: 'TWIN' })
  const [first, second] = [
    await by(ADA, `equity add ${file} --reason "A new one"`),
    await by(ADA, `equity add ${file} --reason "The same"`),
  ]
  expect((await by(BEN, `shares approve ${numberIn(first)}`, 'yes')).error).toBe('')
  expect((await by(BEN, `shares approve ${numberIn(second)}`, 'yes')).error).toBe(
    'There is one of this name already; nothing was changed.\n',
  )
})

test('its terms and texts change by two who see what was; whoever exchanges is quoted the new ones', async () => {
  const mira = await member({ pin: PIN })
  const file = fileOf({ points_per_share: 400, texts: { en: { title: 'The pier', intro: TEXT } } })
  const asked = await by(ADA, `equity change EQ-PIER ${file} --reason "Renamed"`)
  expect(asked.out).toMatch(/points_per_share is:\s+250\s+and would be:\s+400/)
  const { error, out } = await by(BEN, `shares approve ${numberIn(asked)}`, 'yes')
  expect([error, out]).toEqual(['', expect.stringContaining('and would be:')])
  expect(await offered(mira)).toContainEqual(
    expect.objectContaining({ code: 'PIER', title: 'The pier', points_per_share: 400, min_points: 50 }),
  )
  expect(await log('shares approve')).toContainEqual(
    expect.objectContaining({
      before: expect.objectContaining({ points_per_share: 250 }),
      after: expect.objectContaining({ act: 'change', points_per_share: 400 }),
    }),
  )
  const odd = await by(ADA, `equity change EQ-PIER ${fileOf({ least_points: 6_000 })} --reason "More at least"`)
  expect((await by(BEN, `shares approve ${numberIn(odd)}`, 'yes')).error).toBe(
    'One of these values is not possible; nothing was changed.\n',
  )
})

test('a fund is added with what it invests in and what can be read of it, and both are written anew', async () => {
  const mira = await member()
  expect((await agreed(`equity add ${fileOf(NEW_FUND)} --reason "A new one"`)).error).toBe('')
  const { id } = await sql.selectFrom('fund').select('id').where('code', '=', 'GULL').executeTakeFirstOrThrow()
  const fund = () => give(equity.fund, { id }, mira)
  expect(await fund()).toMatchObject({
    code: 'GULL',
    name: 'Gull',
    risk_level: 3,
    min_amount: '25.00',
    inception_date: '2026-11-02',
    allocation: [
      { name: 'Bonds', percent: '62.50' },
      { name: 'Cash', percent: '37.50' },
    ],
    documents: [{ name: 'Gull: what it is' }],
  })
  const [old] = (await fund()).documents
  const papers = [
    { texts: { en: { title: 'Gull: what can happen', blocks: TEXT } } },
    { texts: { en: { title: 'Gull: what it costs', blocks: TEXT } } },
  ]
  const allocation = [{ names: { en: 'Cash' }, percent: '100' }]
  const changed = await agreed(
    `equity change FU-GULL ${fileOf({ papers, allocation, least: '30' })} --reason "New papers"`,
  )
  expect([changed.error, changed.out]).toEqual([
    '',
    expect.stringMatching(/least is:\s+25\.00 EUR\s+and would be:\s+30\.00 EUR/),
  ])
  const after = await fund()
  expect(after).toMatchObject({ name: 'Gull', min_amount: '30.00', allocation: [{ name: 'Cash', percent: '100.00' }] })
  expect(after.documents.map(({ name }) => name)).toEqual(['Gull: what can happen', 'Gull: what it costs'])
  expect((await world.app.inject({ url: old?.url ?? '' })).statusCode).toBe(404)
})

test.each([
  [{ ...NEW_EQUITY, code: 'pier' }, 'code: is 2 to 10 capital letters'],
  [{ ...NEW_EQUITY, luck: 1 }, 'luck'],
  [{ ...NEW_EQUITY, most_points: 10 }, 'most_points is below least_points'],
  [{ ...NEW_EQUITY, texts: { de: NEW_EQUITY.texts.en } }, 'texts: has to be said in en'],
  [{ ...NEW_FUND, allocation: NEW_FUND.allocation.slice(1) }, 'allocation: adds up to 100'],
  [{ ...NEW_FUND, least: '0' }, 'least: is an amount in EUR'],
  [{ ...NEW_FUND, since: 'long ago' }, 'since: is a day'],
  [{ ...NEW_FUND, kind: 'robot' }, 'kind'],
])('%j is refused in a sentence', async (body, why) => {
  expect((await by(ADA, `equity add ${fileOf(body)} --reason "A new one"`)).error).toContain(why)
})

test.each([
  ['EQ-PIER', { risk_level: 2 }, 'risk_level'],
  ['FU-GULL', { since: '2020-01-01' }, 'since'],
  ['EQ-PIER', {}, 'changes nothing'],
  ['EQ-NONE', { cover: '' }, 'There is no share called EQ-NONE'],
])('%s does not change by %j', async (which, body, why) => {
  expect((await by(ADA, `equity change ${which} ${fileOf(body)} --reason "Why not"`)).error).toContain(why)
})

test('a closed equity is offered again once two agree', async () => {
  const mira = await member({ pin: PIN })
  expect((await by(ADA, 'equity close EQ-PIER --reason "A pause"')).error).toBe('')
  expect((await offered(mira)).map(({ code }) => code)).not.toContain('PIER')
  const asked = await by(ADA, 'equity reopen EQ-PIER --reason "The pause is over"')
  const { error, out } = await by(BEN, `shares approve ${numberIn(asked)}`, 'yes')
  expect([error, out]).toEqual(['', expect.stringContaining('EQ-PIER is closed since')])
  expect((await offered(mira)).map(({ code }) => code)).toContain('PIER')
  expect((await by(ADA, 'equity reopen EQ-PIER --reason "Again"')).error).toBe('EQ-PIER is no equity that is closed.\n')
})

test('a window is moved, over no other, and the log says where it was', async () => {
  const add = (from: string, until: string) =>
    by(ADA, `window add --opens "${from}" --closes "${until}" --reason "Spring"`)
  const one = await add('2032-03-01 09:00', '2032-03-07 18:00')
  await add('2032-04-01 09:00', '2032-04-07 18:00')
  const number = /Window (\d+)/.exec(one.out)?.[1] ?? ''
  const move = (from: string, until: string, which = number) =>
    by(BEN, `window change ${which} --opens "${from}" --closes "${until}" --reason "A week longer"`)
  expect((await move('2032-03-01 09:00', '2032-03-14 18:00')).out).toContain(
    `Window ${number} was from 2032-03-01 09:00 to 2032-03-07 18:00; points become shares from 2032-03-01 09:00 to 2032-03-14 18:00`,
  )
  expect((await move('2032-03-01 09:00', '2032-04-02 18:00')).error).toContain('Another window lies in this time')
  expect((await move('2032-03-01 09:00', '2032-02-01 18:00')).error).toBe('A window closes after it opens.\n')
  expect((await move('2032-03-01 09:00', '2032-03-02 18:00', '999999')).error).toMatch(/^There is no window 999999/)
  expect(await log('window change')).toMatchObject([
    { subject: number, before: { closes: '2032-03-07 18:00' }, after: { closes: '2032-03-14 18:00' } },
  ])
})
