import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { NOTICES_KEPT } from '#contract/limits.ts'
import { live } from '#contract/live.ts'
import { LOCALES } from '#contract/locales.ts'
import { notice } from '#contract/notice.ts'
import { notices } from '#contract/notices.ts'
import { transfer } from '#contract/transfer.ts'
import { inTransaction } from '#server/lib/database.ts'
import { BOOKS, phrasesOf } from '#server/lib/words.ts'
import { forgetOld } from '#server/live/forget.ts'
import { isNoticeKind, orderNotice, notifyMember } from '#server/notice/notify.ts'
import { noticeIn } from '#server/notice/words.ts'
import { bring, PIN, quoted } from '#tests/world/money.ts'
import { type Person } from '#tests/world/world.ts'
import { shapeOf } from '../../scripts/i18n/message.ts'
import { PENDING } from '../spec/pending.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { ask, give, deny, post, member, sql, clock, context } = world
const now = () => context.clock.now()
const list = (person: Person, page = {}, language = 'en-us') =>
  give(notices.list, page, { token: person.token, language })
const unread = async (person: Person) => (await give(notices.unread, {}, person)).unread
const textsTo = async (person: Person) => (await list(person)).data.map(({ text }) => text)

let orders = 0
const nextOrder = () => `T${String((orders += 1)).padStart(10, '0')}`

async function hears({ id }: Pick<Person, 'id'>, ref = nextOrder()) {
  const facts = { status: 'awaiting_payment', by: 'merchant', amount: 49_104n } as const
  await inTransaction(sql, (inside) =>
    notifyMember(inside, { member: id, kind: 'order.accept.member', ref, facts, now: now() }),
  )
  return ref
}

test('whoever gets a transfer is told, with the amount and the masked name of the sender; who sent it is not', async () => {
  const [mara, nils] = [await member({ pin: PIN }), await member({ username: 'nils_01' })]
  await bring(world, mara, 'balance', 100_000n)
  await bring(world, mara, 'usdt', 9_000_000n)
  for (const wish of [
    { to: 'nils_01', account: 'balance', amount: '12.50', remark: '' },
    { to: 'nils_01', account: 'usdt', amount: '2.5', remark: '' },
  ] as const)
    await give(transfer.send, await quoted(world, mara, wish), mara)
  expect(await list(mara)).toMatchObject({ total: 0, unread: 0, data: [] })
  const { data, unread: count } = await list(nils)
  expect(count).toBe(2)
  expect(data).toEqual([
    {
      id: expect.any(Number),
      about: 'money',
      title: 'Money received',
      text: 'You received 2.50 USDT from So•••.',
      link: '/pages/money/money_mx',
      read: 0,
      create_time: Math.floor(now().getTime() / 1000),
    },
    expect.objectContaining({ text: 'You received €12.50 from So•••.' }),
  ])
  expect((await give(notice.config, {}, nils)).unread).toBe(2)
  expect((await give(notice.config, {})).unread).toBe(0)
})

test('both sides of an order hear of it where they look at it, and each hears nothing of what it does itself', async () => {
  const [mara, nils] = [await member(), await member()]
  const ref = await hears(mara)
  const kind = orderNotice('offer', 'merchant')
  if (!kind) throw new Error('merchants hear of offers')
  const facts = { status: 'offered', by: 'system', amount: 49_104n } as const
  await notifyMember(sql, { member: nils.id, kind, ref, facts, now: now() })
  expect(orderNotice('offer', 'member')).toBeUndefined()
  expect(orderNotice('pay', 'merchant')).toBeUndefined()
  expect((await list(mara)).data).toMatchObject([
    {
      title: `Order ${ref}`,
      text: `A merchant accepted order ${ref} and pays €491.04 next.`,
      link: `/pages/orders/sell_order?order_no=${ref}`,
    },
  ])
  expect((await list(nils)).data).toMatchObject([{ link: `/pages/store/sell_order?order_no=${ref}` }])
  await notifyMember(sql, { member: nils.id, kind: 'merchant.breakOver', ref: 'merchant', now: now() })
  expect((await list(nils)).data[0]).toMatchObject({ title: 'You as a merchant', link: '/pages/user/user1' })
})

test('what is undone was never told', async () => {
  const mara = await member()
  const attempt = inTransaction(sql, async (inside) => {
    const facts = { status: 'paid', by: 'merchant', amount: 1n } as const
    await notifyMember(inside, { member: mara.id, kind: 'order.pay.member', ref: nextOrder(), facts, now: now() })
    throw new Error('undone')
  })
  await expect(attempt).rejects.toThrow('undone')
  expect(await unread(mara)).toBe(0)
})

test('notices come page by page, the newest first', async () => {
  const mara = await member()
  const refs: string[] = []
  for (let n = 0; n < 12; n += 1) refs.unshift(await hears(mara))
  const pages = [await list(mara), await list(mara, { page: 2 })]
  expect(pages.map(({ current_page, last_page, total }) => [current_page, last_page, total])).toEqual([
    [1, 2, 12],
    [2, 2, 12],
  ])
  expect(pages.flatMap(({ data }) => data.map(({ title }) => title))).toEqual(refs.map((ref) => `Order ${ref}`))
})

test('what a member is told of themself counts the notices they have not read', async () => {
  const [mara, nils] = [await member(), await member()]
  await hears(mara)
  await hears(mara)
  const unreadOf = async (person: Person) => (await give(account.profile, {}, person)).counts.unread
  expect([await unreadOf(mara), await unreadOf(nils)]).toEqual([2, 0])
  await give(notices.read, { id: (await list(mara)).data[0]?.id ?? 0 }, mara)
  expect([await unreadOf(mara), await unread(mara)]).toEqual([0, 0])
})

test('owners of stores are not kept yet, so nobody has one', async () => {
  const { rows } = await raw`
    select count(*) filter (where attname = 'member_id')::integer as owners
    from pg_attribute where attrelid = 'store'::regclass`.execute(sql)
  expect(rows).toEqual([{ owners: 0 }])
  expect((await give(account.profile, {}, await member())).store_id).toBeNull()
})

test('reading up to a notice reads it and all before it, once, and of nobody else', async () => {
  const [mara, nils] = [await member(), await member()]
  const { cursor } = await give(live.since, {}, mara)
  const heard = async () =>
    (await give(live.since, { cursor }, mara)).events.filter(({ topic }) => topic === 'read').length
  await hears(nils)
  for (let n = 0; n < 3; n += 1) await hears(mara)
  const [newest, middle] = (await list(mara)).data
  // Whoever opens the list asked for nothing: no word flies by that contradicts what it still marks as new.
  expect(await ask(notices.read, { id: middle?.id ?? 0 }, mara)).toMatchObject({
    code: 1,
    msg: '',
    data: { unread: 1 },
  })
  expect((await list(mara)).data.map(({ read }) => read)).toEqual([0, 1, 1])
  await expect.poll(heard).toBe(1)
  expect(await give(notices.read, { id: (newest?.id ?? 0) + 1_000 }, mara)).toEqual({ unread: 0 })
  await expect.poll(heard).toBe(2)
  expect(await give(notices.read, { id: newest?.id ?? 0 }, mara)).toEqual({ unread: 0 })
  expect(await heard()).toBe(2)
  expect(await unread(nils)).toBe(1)
  expect((await deny(notices.read, { id: 0 }, mara)).refusal).toBe('invalid')
})

test('the phones of a member hear at once that there is something to read', async () => {
  const mara = await member()
  const { cursor } = await give(live.since, {}, mara)
  await hears(mara)
  await expect
    .poll(async () => (await give(live.since, { cursor }, mara)).events)
    .toMatchObject([{ topic: 'notice', body: { notice: expect.any(Number) } }])
})

test('words that run from right to left keep numbers and names as they are', async () => {
  const mara = await member()
  const ref = await hears(mara)
  const [first] = (await list(mara, {}, 'he')).data
  expect(first?.text).toContain(`\u2068${ref}\u2069`)
  expect(first?.text).toMatch(/\u2068[^\u2068\u2069]*491\.04[^\u2068\u2069]*\u2069/)
})

const FACTS = new Set([
  'arrived',
  'order',
  'amount',
  'status',
  'by',
  'name',
  'reason',
  'until',
  'who',
  'browser',
  'network',
])
const SENTENCE =
  /^(trade|merchant|wallet|recharge|withdrawal|invest|security|device|transfer)\.notice\.(?:(member|merchant)\.)?(\w+)$/
const WORDS = {
  trade: 'order',
  merchant: 'merchant',
  wallet: 'money',
  recharge: 'recharge',
  withdrawal: 'withdrawal',
  invest: 'invest',
  security: 'freeze',
  device: 'device',
  transfer: 'held',
} as const
const kinds = phrasesOf(BOOKS.en).flatMap(([phrase]) => {
  const [, room, to, event] = SENTENCE.exec(phrase) ?? []
  const word = WORDS[room as keyof typeof WORDS]
  return room ? [to ? `${word}.${event}.${to}` : `${word}.${event}`] : []
})

test.each(LOCALES.map(({ tag }) => tag))('everything can be said in %s, with the facts there are', (tag) => {
  const sentences = phrasesOf(BOOKS[tag]).filter(([phrase]) => SENTENCE.test(phrase))
  expect(sentences).toHaveLength(kinds.length)
  for (const [phrase, text] of sentences)
    expect([phrase, [...shapeOf(text).arguments].filter((name) => !FACTS.has(name.split(':')[0] ?? ''))]).toEqual([
      phrase,
      [],
    ])
  for (const kind of kinds) {
    const kept = { kind, ref: 'T0000000001', name: 'Mara', facts: { status: 'cancelled', by: 'system', amount: '1' } }
    const { title, text, link } = noticeIn(tag, kept)
    expect([isNoticeKind(kind), title.length > 0, /[{}]/.test(text), link.startsWith('/pages/')]).toEqual([
      true,
      true,
      false,
      true,
    ])
  }
})

test('no notice leads to a page that is still to come', () => {
  const toCome = new Set<string>(PENDING)
  const links = kinds.map((kind) => noticeIn('en', { kind, ref: 'T0000000001', name: null, facts: {} }).link)
  expect(links.filter((link) => toCome.has(link.split('?')[0] ?? ''))).toEqual([])
})

test('a notice that nobody can say is a fault, not a blank', async () => {
  const mara = await member()
  await sql
    .insertInto('member_notice')
    .values({ member_id: mara.id, kind: 'order.sneezed.member', ref: nextOrder(), at: now() })
    .execute()
  expect((await post(notices.list.path, {}, mara)).json()).toMatchObject({ code: 0, data: { refusal: 'busy' } })
})

test('what was told long ago is forgotten', async () => {
  const mara = await member()
  await hears(mara)
  clock.pass(NOTICES_KEPT - 1)
  const kept = await hears(mara)
  clock.pass(2)
  await forgetOld(context)
  const left = await sql.selectFrom('member_notice').select('ref').where('member_id', '=', mara.id).execute()
  expect(left).toEqual([{ ref: kept }])
})

test('an order that moves often is told in order', async () => {
  const mara = await member()
  const ref = nextOrder()
  const moves = [
    ['accept', 'awaiting_payment'],
    ['pay', 'paid'],
    ['settleDue', 'completed'],
  ] as const
  for (const [event, status] of moves) {
    const facts = { status, by: 'merchant', amount: 49_104n, arrived: 'bank' } as const
    await notifyMember(sql, { member: mara.id, kind: `order.${event}.member`, ref, facts, now: now() })
  }
  expect(await textsTo(mara)).toEqual([
    `Order ${ref} is settled. €491.04 reached your bank account.`,
    `The merchant says that €491.04 for order ${ref} is paid. Please check your bank account before you confirm.`,
    `A merchant accepted order ${ref} and pays €491.04 next.`,
  ])
})
