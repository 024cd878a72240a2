import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { HOUR_S } from '#contract/time-units.ts'
import { APP_KEY } from '#contract/limits.ts'
import { card } from '#contract/card.ts'
import { merchant } from '#contract/merchant.ts'
import { notices } from '#contract/notices.ts'
import { trade } from '#contract/trade.ts'
import { ACCOUNT } from '#tests/world/banks.ts'
import { holds, PIN } from '#tests/world/money.ts'
import { picture } from '#tests/files/pictures.ts'
import {
  accepted,
  asSeen,
  banker,
  dealer,
  escrowOf,
  offeredTo,
  openMarket,
  paidOutside,
  seenBy,
  seller,
  start,
  transferred,
} from '#tests/world/trade.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { sweepOrders } from '#server/trade/sweep.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, app, sql, context, clock } = world
await openMarket(world)
const otto = await dealer(world, { price: '1.30', eur: 0n })

const rest = ({ id }: Person, state: 'active' | 'suspended' = 'suspended') =>
  sql.updateTable('merchant').set({ state }).where('member_id', '=', id).execute()
const PAYEE = { name: 'Mira Kuiper', bank_name: 'ABN AMRO', iban: 'NL91ABNA0417164300', swift: 'ABNANL2A' }

test('a merchant pays the bank account outside, shows it, and the member confirms', async () => {
  const mira = await banker(world)
  const made = await start(world, mira, { pay_type: 'bank' })
  expect([made.payee, made.payment]).toEqual([null, null])
  const offered = await offeredTo(world, otto, made)
  expect([offered.payee, offered.expected_return]).toEqual([null, '128.70'])
  const due = await give(merchant.answer, { ...asSeen(offered), accept: 1 }, otto)
  expect([due.status, due.payee]).toEqual(['awaiting_payment', PAYEE])
  expect((await seenBy.member(world, mira, made.order_no)).payee).toEqual(PAYEE)
  expect(await escrowOf(world, made.order_no)).toEqual({ COIN: 10_000_000_000n, EUR: 1_287n })
  expect(await holds(world, otto, 'margin')).toBe(98_713n)
  const said = await transferred(world, otto)
  const paid = await give(merchant.pay, { ...asSeen(due), ...said }, otto)
  expect([paid.status, paid.next_actor, paid.payment]).toEqual([
    'paid',
    'member',
    { reference: said.reference, payer_name: said.payer_name, proof: JSON.parse(said.images), time: paid.server_time },
  ])
  const seen = await seenBy.member(world, mira, made.order_no)
  expect([seen.payment, seen.allowed, seen.refused.map(({ event, code }) => [event, code])]).toEqual([
    paid.payment,
    ['confirm'],
    [['dispute', 'too-early']],
  ])
  const done = await give(trade.confirm, { ...asSeen(seen), payword: PIN }, mira)
  expect([done.status, done.payee, await escrowOf(world, made.order_no)]).toEqual([
    'settling',
    null,
    { COIN: 0n, EUR: 0n },
  ])
  expect([
    await holds(world, otto, 'coin'),
    await holds(world, otto, 'margin'),
    await holds(world, mira, 'balance'),
  ]).toEqual([9_900_000_000n, 100_000n, 0n])
  clock.pass(1)
  await sweepOrders(context)
  const over = await seenBy.merchant(world, otto, made.order_no)
  expect([over.status, over.payee, over.trail.every(({ place }) => place !== 'member_held')]).toEqual([
    'completed',
    null,
    true,
  ])
  expect(over.timeline.map(({ event, by }) => `${event} by ${by}`)).toEqual([
    'made by member',
    'offer by system',
    'accept by merchant',
    'pay by merchant',
    'confirm by member',
    'settleDue by system',
  ])
  const [told] = (await give(notices.list, {}, mira)).data
  expect(told?.text).toBe(`Order ${made.order_no} is settled. €128.70 reached your bank account.`)
})

test('the picture of a payment is for both sides and for nobody else', async () => {
  const mira = await banker(world)
  const { payment } = await paidOutside(world, mira, otto)
  const shown = async (token: string) => {
    const { headers } = await app.inject({
      url: payment?.proof[0] ?? '',
      query: { app_key: APP_KEY },
      headers: { 'x-token': token },
    })
    return headers['content-type']
  }
  const stranger = await world.member()
  expect([await shown(otto.token), await shown(mira.token)]).toEqual(['image/jpeg', 'image/jpeg'])
  expect(await shown(stranger.token)).toMatch('json')
})

test('both sides read when our team looked at the receipt, and neither who nor why', async () => {
  const mira = await banker(world)
  const paid = await paidOutside(world, mira, otto)
  const other = await paidOutside(world, await banker(world), otto)
  await asOwner(world, (owner) =>
    raw`insert into operator (id, email, name, password_hash, created_at) overriding system value
      values (77, 'lena@quay.test', 'Lena', '', now())`.execute(owner),
  )
  const name = paid.payment?.proof[0]?.split('/').at(-1) ?? ''
  const { id } = await sql.selectFrom('attachment').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  const looks = () =>
    asOwner(world, (owner) => raw`select desk_look(77, ${id}, 'a dispute', ${context.clock.now()})`.execute(owner))
  clock.pass(60)
  await looks()
  clock.pass(60)
  await give(trade.confirm, { ...asSeen(paid), payword: PIN }, mira)
  const [member, buyer] = [
    await seenBy.member(world, mira, paid.order_no),
    await seenBy.merchant(world, otto, paid.order_no),
  ]
  expect(member.timeline.slice(3, 6)).toEqual([
    expect.objectContaining({ event: 'pay', status: 'paid' }),
    {
      event: 'look',
      status: 'paid',
      text: 'Our team looked at the receipt',
      time: member.server_time - 60,
      by: 'operator',
    },
    expect.objectContaining({ event: 'confirm', status: 'settling' }),
  ])
  expect(buyer.timeline).toEqual(member.timeline)
  expect(JSON.stringify([member, buyer])).not.toMatch(/lena|a dispute/i)
  expect((await seenBy.merchant(world, otto, other.order_no)).timeline.at(-1)?.event).toBe('pay')
})

test('nothing less than a picture, a reference and a payer says that it was paid', async () => {
  const due = await accepted(world, await banker(world), otto, { pay_type: 'bank' })
  const said = await transferred(world, otto)
  expect(await deny(merchant.pay, asSeen(due), otto)).toMatchObject({
    refusal: 'invalid',
    errors: { images: 'proof-required', reference: 'reference-required', payer_name: 'payer-required' },
  })
  for (const field of ['images', 'reference', 'payer_name'] as const) {
    const { errors } = await deny(merchant.pay, { ...asSeen(due), ...said, [field]: '' } as never, otto)
    expect(Object.keys(errors ?? {})).toEqual([field])
  }
  const nowhere = JSON.stringify([`/files/pictures/${'0'.repeat(32)}`])
  expect(await deny(merchant.pay, { ...asSeen(due), ...said, images: nowhere }, otto)).toEqual({ refusal: 'missing' })
  expect((await seenBy.merchant(world, otto, due.order_no)).version).toBe(due.version)
})

test('one picture proves one payment, however often and by whomever it is sent', async () => {
  const nell = await dealer(world, { price: '1.26' })
  const first = await accepted(world, await banker(world), otto, { pay_type: 'bank' })
  await rest(otto)
  const second = await accepted(world, await banker(world), nell, { pay_type: 'bank' })
  await rest(otto, 'active')
  const file = new Uint8Array(await picture('png', 80, 60, 3))
  const shown = async (by: Person) => {
    const { url } = await give(attachment.upload, { ...UPLOAD_FORM, file }, by)
    return { images: JSON.stringify([url]), reference: 'Quay 1', payer_name: 'Otto Kade' }
  }
  await give(merchant.pay, { ...asSeen(first), ...(await shown(otto)) }, otto)
  expect(await deny(merchant.pay, { ...asSeen(second), ...(await shown(nell)) }, nell)).toEqual({
    refusal: 'proof-used',
  })
  expect((await seenBy.merchant(world, nell, second.order_no)).status).toBe('awaiting_payment')
  await rest(nell)
})

test('a bank account that an order pays to stays as it is until the order is over', async () => {
  const mira = await banker(world)
  const [account] = (await give(card.index, {}, mira)).list
  const moved = { ...ACCOUNT, id: account?.id, version: account?.version, payword: PIN }
  const due = await accepted(world, mira, otto, { pay_type: 'bank' })
  expect(await deny(card.bind, moved, mira)).toEqual({ refusal: 'bank-locked' })
  await give(merchant.abandon, { ...asSeen(due), reason: 'other' }, otto)
  expect((await seenBy.member(world, mira, due.order_no)).status).toBe('searching')
  expect(await deny(card.bind, moved, mira)).toEqual({ refusal: 'bank-locked' })
  await give(trade.cancel, asSeen(await seenBy.member(world, mira, due.order_no)), mira)
  expect((await give(card.bind, moved, mira)).bank_name).toBe(ACCOUNT.bank_name)
  clock.pass(HOUR_S)
})

test('whoever has no bank account cannot be paid to one, and whoever has no margin pays none', async () => {
  const poor = await seller(world)
  expect(await deny(trade.quote, { quantity: '100', pay_type: 'bank' }, poor)).toEqual({ refusal: 'account-needed' })
  const nell = await dealer(world, { price: '1.35', margin: 1_000n })
  const offered = await offeredTo(world, nell, await start(world, await banker(world), { pay_type: 'bank' }))
  expect(await deny(merchant.answer, { ...asSeen(offered), accept: 1 }, nell)).toEqual({ refusal: 'margin-short' })
})
