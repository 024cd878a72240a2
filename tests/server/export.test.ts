import { sql as raw } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { exports, type ExportForm } from '#contract/export.ts'
import { EXPORT_LIFE, EXPORTS } from '#contract/limits.ts'
import { isTold, MONEY } from '#server/export/facts.ts'
import { LEFT_OUT, PARTS } from '#server/export/parts.ts'
import type { Export } from '#server/export/export.ts'
import { KNOWN, livedThrough } from '#tests/server/lib/lived.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, give, deny, member, app, clock } = world
let lived: Awaited<ReturnType<typeof livedThrough>>
beforeAll(async () => {
  lived = await livedThrough(world)
}, 120_000)

const asked = (person: Person, form: ExportForm = 'json', language = 'en-us', zone?: string) =>
  give(exports.make, { password: PASSWORD, form, ...(zone && { zone }) }, { ...person, language })
const fetched = (url: string) => app.inject({ method: 'GET', url })
const taken = async (person: Person): Promise<Export> =>
  JSON.parse((await fetched((await asked(person)).path)).payload) as Export

describe('an export', () => {
  test('has everything of the member, opened, and nothing of anybody else', async () => {
    const { path } = await asked(lived.anna)
    const file = await fetched(path)
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="quay-export.json"',
    })
    for (const known of Object.values(KNOWN)) if (known !== KNOWN.device) expect(file.payload).toContain(known)
    for (const written of [lived.remark, lived.complaint, 'called again']) expect(file.payload).toContain(written)
    const { parts } = JSON.parse(file.payload) as Export
    expect(parts.profile['member']).toMatchObject([{ email: KNOWN.email, user_no: lived.number }])
    const { bruno } = lived
    for (const rows of Object.values(parts)
      .flatMap((tables) => Object.values(tables))
      .flat())
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${bruno.email}|Bodegraven`))
  })

  test('as a page is in the language of whoever asks, needs nothing from anywhere, and runs nothing', async () => {
    await sql.updateTable('payout_address').set({ label: '<script>' }).where('member_id', '=', lived.anna.id).execute()
    const { path } = await asked(lived.anna, 'page', 'hebrew')
    const { payload, headers } = await fetched(path)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(payload).toContain('<html lang="he" dir="rtl">')
    expect(payload).toContain('המידע שלך ב־')
    expect(payload).toContain('&lt;script&gt;')
    expect(payload).not.toMatch(/<script|src="http|href=/)
    expect(payload.match(/<img alt="" src="data:image\/jpeg;base64,/g)).toHaveLength(5)
  })

  test('is fetched once, within five minutes, and by nobody who changed a sign of its address', async () => {
    const { path } = await asked(lived.bruno)
    expect((await fetched(path.replace('quay-export.json', 'quay-export.html'))).statusCode).toBe(404)
    expect(
      (await fetched(path.replace(/exports\/(.)/, (_, sign) => `exports/${sign === 'a' ? 'b' : 'a'}`))).statusCode,
    ).toBe(404)
    expect((await fetched(path)).statusCode).toBe(200)
    expect((await fetched(path)).json()).toMatchObject({ data: { refusal: 'used-up' } })
    const late = await asked(lived.bruno)
    clock.pass(EXPORT_LIFE + 1)
    expect((await fetched(late.path)).json()).toMatchObject({ data: { refusal: 'too-late' } })
  })

  test('of one member is made one at a time', async () => {
    const [one, other] = [await asked(lived.otto), await asked(lived.otto)]
    const files = await Promise.all([fetched(one.path), fetched(other.path)])
    const refused = files.filter(({ headers }) => String(headers['content-type']).startsWith('application/json'))
    expect(refused.map((file) => (file.json() as { data: unknown }).data)).toEqual([
      { refusal: 'too-often', retry_after: 5 },
    ])
    const again = files.indexOf(refused[0] as (typeof files)[number]) === 0 ? one : other
    expect((await fetched(again.path)).statusCode).toBe(200)
  })

  test('takes the password, and is made a few times a day', async () => {
    const mara = await member()
    expect(await deny(exports.make, { password: 'another-one', form: 'json' }, mara)).toEqual({
      refusal: 'wrong-password',
    })
    for (let times = 0; times < EXPORTS.times; times += 1) await asked(mara)
    expect(await deny(exports.make, { password: PASSWORD, form: 'json' }, mara)).toMatchObject({ refusal: 'too-often' })
    clock.pass(EXPORTS.seconds)
    expect(await asked(mara)).toMatchObject({ path: expect.stringMatching(/^\/files\/exports\//) })
  })
})

describe('an export as a page is for people', () => {
  const pageFor = async (person: Person, zone?: string) =>
    (await fetched((await asked(person, 'page', 'en-us', zone)).path)).payload
  const factsIn = (html: string) =>
    [...html.matchAll(/<dt>(.*?)<\/dt><dd dir="auto">(.*?)<\/dd>/g)].map(([, name, text]) => `${name}: ${text}`)
  const under = (html: string, heading: RegExp) =>
    html.split('<section>').find((section) => heading.test(section)) ?? ''

  test('an order has a heading of its own, money as the app shows it, and moments by the clocks of the reader', async () => {
    const page = await pageFor(lived.anna, 'Asia/Shanghai')
    const { order_no } = await sql
      .selectFrom('withdrawal')
      .select('order_no')
      .where('member_id', '=', lived.anna.id)
      .where('currency', '=', 'USDT')
      .executeTakeFirstOrThrow()
    const [paid = '', ...course] = under(page, new RegExp(`^<h3 dir="ltr">withdrawal ${order_no}</h3>`)).split('<h4')
    expect(factsIn(paid)).toEqual([
      'fee: 0.00 USDT',
      'net: 30.00 USDT',
      `dest: label: ${KNOWN.family}; method: usdt; address: ${KNOWN.wallet}; network: TRC20`,
      'since: 2026-03-03 18:00',
      'state: completed',
      'amount: 30.00 USDT',
      'due at: 2026-03-04 00:00',
      'method: usdt',
      'account: usdt',
      'paid at: 2026-03-03 18:00',
      'currency: USDT',
      `order no: ${order_no}`,
      'created at: 2026-03-03 18:00',
      expect.stringMatching(/^outside ref: outside-/),
      'reviewed at: 2026-03-03 18:00',
    ])
    expect(factsIn(course.join('')).filter((fact) => fact.startsWith('state'))).toEqual([
      'state: queued',
      'state: in_review',
      'state: processing.sending',
      'state: completed',
    ])
    expect(factsIn(under(page, new RegExp(`trade order ${lived.sold}`)))).toEqual(
      expect.arrayContaining(['amount: €125.00', 'quantity: 100.00 COIN', 'fee coin: 1.00 COIN']),
    )
    expect(page).toContain('(Asia/Shanghai)')
  })

  test('nothing in it is a number of a row, minor units, or text for programs', async () => {
    const page = await pageFor(lived.anna)
    expect(
      factsIn(page).filter((fact) => /^(id|version|.* id): |[{}[\]]|T\d\d:\d\d|: (null|true|false)$/.test(fact)),
    ).toEqual([])
    expect(page).toContain('(UTC)')
  })

  test('every amount of its tables is told as money, or left to the data file', async () => {
    const { rows } = await raw<{ table: string; column: string }>`
      select attrelid::regclass::text as table, attname as column from pg_attribute
      where attrelid = any(${PARTS.map(({ table }) => table)}::regclass[]) and attnum > 0 and not attisdropped
        and atttypid = 'bigint'::regtype order by 1, 2`.execute(sql)
    expect(rows.filter(({ table, column }) => isTold(table, column) && !MONEY[table]?.[column])).toEqual([])
  })

  test('a zone that nobody lives in is refused', async () => {
    expect(
      await deny(exports.make, { password: PASSWORD, form: 'page', zone: 'Nowhere/At_All' }, lived.otto),
    ).toMatchObject({ errors: { zone: expect.any(String) } })
  })
})

describe('a table that has a member in it', () => {
  const tables = async () => {
    const { rows } = await raw<{ name: string }>`
      select distinct relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
        and (attname in ('member_id', 'merchant_id', 'centre_id', 'inviter_id') or exists (
          select from pg_constraint where conrelid = c.oid and contype = 'f' and confrelid = 'member'::regclass))
      order by 1`.execute(sql)
    return rows.map(({ name }) => name)
  }

  test('is taken along, or it is said why not', async () => {
    const named = new Set([...PARTS.map(({ table }) => table), ...Object.keys(LEFT_OUT)])
    expect((await tables()).filter((name) => !named.has(name))).toEqual([])
  })

  test('is taken along with every column, but for what proves and what seals', async () => {
    const { parts } = await taken(lived.anna)
    for (const { heading, table, without = [], about } of PARTS) {
      const { rows } = await raw<{ column: string; secret: boolean }>`
        select attname as column, format_type(atttypid, null) in ('bytea', 'digest', 'bit varying', 'bit') as secret
        from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(sql)
      const columns = rows.map(({ column }) => column)
      expect([table, without.filter((name) => !columns.includes(name))]).toEqual([table, []])
      const exported = [...columns.filter((name) => !without.includes(name)), ...(about ? ['about'] : [])]
      for (const row of parts[heading][table] ?? [])
        expect([table, Object.keys(row).toSorted()]).toEqual([table, exported.toSorted()])
      const secrets = rows.filter(({ column, secret }) => secret || /(?<!block_)hash|secret|wrapped/.test(column))
      expect([table, secrets.filter(({ column }) => exported.includes(column))]).toEqual([table, []])
    }
  })

  test('has something of whoever lived through everything', async () => {
    const { parts } = await taken(lived.anna)
    const empty = Object.values(parts).flatMap((some) => Object.entries(some).filter(([, rows]) => rows.length === 0))
    expect(empty.map(([table]) => table)).toEqual([
      'held_transfer',
      'trade_pause',
      'deposit_address',
      'deposit',
      'coupon',
      'store',
      'service_centre',
      'account_opening',
      'merchant_picture',
      'frozen',
      'placement',
    ])
  })
})
