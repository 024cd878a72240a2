import { readdirSync } from 'node:fs'
import { sql as raw } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { notices } from '#contract/notices.ts'
import { session } from '#contract/session.ts'
import { trade } from '#contract/trade.ts'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { dropFormerPictures } from '#server/attachment/sweep.ts'
import { erase } from '#server/cancellation/erase.ts'
import type { Sql } from '#server/lib/database.ts'
import { opened } from '#server/lib/sealed-names.ts'
import { booksBalance } from '#tests/world/books.ts'
import { KNOWN, livedThrough, NAMES } from '#tests/server/lib/lived.ts'
import { seenBy } from '#tests/world/trade.ts'
import { PASSWORD, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, context, give, deny, member, logged } = world
let lived: Awaited<ReturnType<typeof livedThrough>>

async function found(inside: Sql): Promise<string[]> {
  const { rows: columns } = await raw<{ table: string; column: string }>`
    select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'm') and a.attnum > 0 and not a.attisdropped
      and format_type(a.atttypid, null) !~ '^(integer|bigint|smallint|boolean|numeric|timestamp|date|time|xid8|bit)'`.execute(
    inside,
  )
  expect(columns.length).toBeGreaterThan(200)
  const hits = new Set<string>()
  for (const { table, column } of columns) {
    const { rows } = await raw<{ text: string }>`
      select ${raw.ref(column)}::text as text from ${raw.table(table)} where ${raw.ref(column)} is not null`.execute(
      inside,
    )
    for (const { text } of rows) if (namesIn(text).length > 0) hits.add(`${table}.${column}`)
  }
  return [...hits].toSorted()
}

const spelled = NAMES.flatMap((name) => {
  const bytes = Buffer.from(name)
  return [name.toLowerCase(), bytes.toString('hex'), bytes.toString('base64url').slice(0, -2).toLowerCase()]
})
const namesIn = (text: string) => spelled.filter((name) => text.toLowerCase().includes(name))

async function everywhere(): Promise<string[]> {
  let hits: string[] = []
  await asOwner(world, async (inside) => {
    hits = await found(inside)
  })
  return hits
}

const files = () =>
  readdirSync(context.settings.pictures, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
const erased = (id: number) =>
  asOwner(world, async (inside) => {
    const now = context.clock.now()
    await inside.updateTable('member').set({ deleted_at: now }).where('id', '=', id).execute()
    await erase({ sql: inside, context, now }, id)
  })

/** Of these no row of theirs remains. */
const GONE = [
  'address',
  'attachment',
  'attachment_viewer',
  'cart_line',
  'device',
  'email_change',
  'frozen',
  'goods_visit',
  'member_notice',
  'member_role',
  'mini_identity',
  'passkey',
  'pause',
  'pin',
  'placement',
  'proof_leaf',
  'proof_secret',
  'push_subscription',
  'recovery_code',
  'second_ticket',
  'session',
  'totp',
  'trade_pause',
  'undo',
  'watchword',
]
/** The books, others or the audit need these; none of them names anybody. */
const KEPT = [
  'account',
  'account_opening',
  'bank_account',
  'cancellation',
  'deposit_address',
  'held_transfer',
  'investment',
  'member',
  'member_coupon',
  'member_key',
  'merchant',
  'payment',
  'payout_address',
  'quote',
  'recharge',
  'service_centre',
  'shop_order',
  'store',
  'share_lock',
  'trade_order',
  'withdrawal',
]

beforeAll(async () => {
  lived = await livedThrough(world)
}, 120_000)

describe('whoever did everything that can be done here', () => {
  test('is named in many places, and in none that is only ever added to', async () => {
    const hits = await everywhere()
    const { rows } = await raw<{ table: string }>`
      select distinct tgrelid::regclass::text as table from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where proname = 'ledger_is_kept'`.execute(sql)
    expect(hits).toMatchInlineSnapshot(`
      [
        "bank_account.address",
        "bank_account.first_name",
        "bank_account.iban",
        "bank_account.last_name",
        "bank_account_version.address",
        "bank_account_version.first_name",
        "bank_account_version.iban",
        "bank_account_version.last_name",
        "bank_entry_words.party",
        "bank_entry_words.party_iban",
        "bank_entry_words.text",
        "cancellation.text",
        "cancellation.wish",
        "email_change.email",
        "member.email",
        "member.mobile",
        "member.nickname",
        "member.username",
        "merchant.contact",
        "merchant.name",
        "mini_identity.openid",
        "money_call.reply",
        "payout_address.address",
        "payout_address.label",
        "push_subscription.endpoint",
        "quote.plan",
        "recharge.payer_name",
        "trade_order.payee",
        "trade_order.payment",
        "undo.address",
        "withdrawal.dest",
      ]
    `)
    expect(hits.filter((hit) => rows.some(({ table }) => hit.startsWith(`${table}.`)))).toEqual([])
  })

  test('reads what was written, and so does whoever it was written to', async () => {
    const { anna, bruno, otto, remark, complaint, sold } = lived
    for (const person of [anna, bruno]) {
      const { data } = await give(wallet.log, { account: 'balance', page: 1, limit: 50 }, person)
      expect(data.map((entry) => entry.remark)).toContain(remark)
    }
    const { rows } = await raw<{ text: string }>`
      select text from order_statement join trade_order on trade_order.id = order_id
      where order_no = ${sold} and actor = 'member'`.execute(sql)
    expect(rows[0]?.text).toMatch(/^sealed:\d+,\d+:[\w-]+$/)
    expect(await opened(context, sql, rows[0]?.text ?? '')).toBe(complaint)
    expect((await seenBy.merchant(world, otto, sold)).payee).toBeNull()
  })

  test('is found nowhere once erased, and the books balance', async () => {
    const { anna } = lived
    await erased(anna.id)
    expect(await everywhere()).toEqual([])
    await booksBalance(world)
    expect(logged.filter((line) => namesIn(line).length > 0)).toEqual([])
  })

  test('leaves no picture, neither theirs nor one that was shown in their orders', async () => {
    const { anna } = lived
    const before = files()
    await dropFormerPictures(context)
    expect(files()).toBe(before - 7)
    expect(await sql.selectFrom('former_picture').selectAll().execute()).toEqual([])
    expect(await sql.selectFrom('attachment').select('id').where('member_id', '=', anna.id).execute()).toEqual([])
  })

  test('is somebody who was here, to whoever dealt with them: in the language of whoever reads', async () => {
    const { bruno, otto, sold, bought } = lived
    const titles = async (language: string) => {
      const { data } = await give(wallet.log, { account: 'balance', page: 1, limit: 50 }, { ...bruno, language })
      return data.map(({ title }) => title)
    }
    expect(await titles('en-us')).toContain('To Former member')
    expect(await titles('de')).toContain('An Ehemaliges Mitglied')
    const { data } = await give(wallet.log, { account: 'balance', page: 1, limit: 50 }, bruno)
    expect(data.map(({ remark }) => remark).filter(Boolean)).toEqual([])
    expect(await give(trade.info, { order_no: bought }, bruno)).toMatchObject({
      merchant_name: 'Former member',
      payment: { payer_name: '', reference: '', proof: [] },
    })
    expect((await seenBy.merchant(world, otto, sold)).status).toBe('completed')
    const answer = await give(notices.list, { page: 1, limit: 50 }, { ...bruno, language: 'en-us' })
    expect(answer.data.map(({ text }) => text).join()).toContain('from Former member')
  })

  test('is nobody any more: no session, no sign-in, no money to them, no second of their name', async () => {
    const { anna, bruno } = lived
    expect(await deny(account.profile, {}, anna)).toMatchObject({ refusal: 'signed-out' })
    for (const name of [KNOWN.email, KNOWN.mobile, KNOWN.username])
      expect(await deny(session.signIn, { account: name, type: 'account', password: PASSWORD })).toMatchObject({
        refusal: 'wrong-login',
      })
    const wish = { to: lived.number, account: 'balance', amount: '5', remark: '' } as const
    expect(await deny(transfer.quote, wish, bruno)).toMatchObject({ refusal: 'receiver-unknown' })
    const other = await member()
    for (const username of [KNOWN.username, KNOWN.username.toUpperCase()])
      expect(await deny(account.setUsername, { username }, other)).toMatchObject({
        errors: { username: expect.any(String) },
      })
    const fresh = await member({ email: KNOWN.email })
    expect((await give(account.profile, {}, fresh)).username).toBeNull()
  })

  test('is erased once, and nobody else with them', async () => {
    const others = () => sql.selectFrom('member').selectAll().where('id', '<>', lived.anna.id).orderBy('id').execute()
    const before = await others()
    await erased(lived.anna.id)
    expect(await others()).toEqual(before)
  })
})

describe('a table that is about members', () => {
  test('says what becomes of it when one is erased', async () => {
    const { rows } = await raw<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'member'::regclass order by 1`.execute(sql)
    expect(rows.map(({ name }) => name)).toEqual([...GONE, ...KEPT].toSorted())
    for (const name of GONE) {
      const { rows: left } = await raw`
        select from ${raw.table(name)} where member_id = ${lived.anna.id}`.execute(sql)
      expect([name, left.length]).toEqual([name, 0])
    }
  })
})
