import { describe, expect, test } from 'vitest'
import { DAY_S } from '#contract/time-units.ts'
import { PAGE_LIMIT_MAX, RECHARGES } from '#contract/limits.ts'
import { recharge, type RechargeInfo } from '#contract/recharge.ts'
import { wallet } from '#contract/wallet.ts'
import { DEMO_CHANNELS } from '#server/seeds/channels.ts'
import { booksBalance } from '#tests/world/books.ts'
import { moveIn, operators } from '#tests/world/cash-records.ts'
import { openChannel, openChannels } from '#tests/world/channels.ts'
import { holds, newKey } from '#tests/world/money.ts'
import { picture } from '#tests/files/pictures.ts'
import { rechargesOf, seen } from '#tests/world/recharges.ts'
import { proof } from '#tests/world/trade.ts'
import { openWorld } from '#tests/world/open.ts'
import { asOwner } from '#tests/world/world.ts'

const world = await openWorld()
const { give, deny, post, member, clock } = world
const channels = await openChannels(world)
const { begins, shows, shown, again, moves, rejects } = rechargesOf(world, channels.bank)

describe('the ways in', () => {
  test('are told with what they ask, those of one currency or all', async () => {
    const person = await member()
    const { list } = await give(recharge.channels, {}, person)
    expect(list.map(({ id, name, need_proof, demo }) => ({ id, name, need_proof, demo }))).toEqual([
      { id: channels.bank, name: 'Quay Demo Bank', need_proof: 1, demo: 1 },
      { id: channels.coin, name: 'COIN', need_proof: 1, demo: 1 },
    ])
    expect((await give(recharge.channels, { currency: 'COIN' }, person)).list).toEqual([list[1]])
    expect(await give(recharge.channel, { id: channels.coin }, person)).toEqual(list[1])
    expect((await deny(recharge.channel, { id: 999 }, person)).refusal).toBe('missing')
  })

  test('come with what was begun and left, and with nothing of anybody else', async () => {
    const [person, other] = [await member(), await member()]
    const [left, sent, over] = [await begins(person), await begins(person, '20'), await begins(person, '30')]
    await shown(person, sent)
    await give(recharge.cancel, seen(over), person)
    const { open } = await give(recharge.channels, { currency: 'COIN' }, person)
    expect(open.map(({ order_no, status }) => [order_no, status])).toEqual([
      [sent.order_no, 'submitted'],
      [left.order_no, 'awaiting_proof'],
    ])
    expect((await give(recharge.channels, {}, other)).open).toEqual([])
  })
})

describe('a recharge', () => {
  test('is begun, shown and credited, and what the account holds is what is told', async () => {
    const person = await member()
    const begun = await begins(person)
    expect(begun).toMatchObject({
      status: 'awaiting_proof',
      amount: '138.00',
      fee: '0.00',
      actual_amount: '138.00',
      proof_image: '',
      allowed: ['prove', 'cancel'],
      version: 0,
      balance_after: null,
    })
    expect(begun.reference).toMatch(/^Q-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
    const sent = await shown(person, begun)
    expect(sent).toMatchObject({ status: 'submitted', payer_name: 'Mira Lindqvist', allowed: ['cancel'], version: 1 })
    expect(sent.proof_image).toMatch(/^\/files\/pictures\//)
    await moves(begun, 'take')
    expect(await again(person, begun)).toMatchObject({ status: 'in_review', allowed: [] })
    await moves(begun, 'credit', { outsideRef: 'bank-1' })
    expect(await again(person, begun)).toMatchObject({ status: 'credited', balance_after: '138.00', allowed: [] })
    expect(await holds(world, person, 'balance')).toBe(13_800n)
    const [entry] = (await give(wallet.log, { type: 'recharge' }, person)).data
    expect(entry).toMatchObject({
      amount: '138.00',
      balance_after: '138.00',
      ref_type: 'recharge',
      ref_no: begun.order_no,
    })
    await booksBalance(world)
  })

  test('is begun and shown at once', async () => {
    const person = await member()
    const form = {
      channel_id: channels.coin,
      amount: '250',
      proof_image: await proof(world, person),
      payer_name: 'my wallet',
      idem: newKey(),
    }
    const sent = await give(recharge.recharge, form, person)
    expect(sent).toMatchObject({
      status: 'submitted',
      channel_name: 'COIN',
      channel_address: DEMO_CHANNELS.coin.address,
      currency: 'COIN',
      amount: '250.00000000',
      proof_image: form.proof_image,
      timeline: [{ event: 'made' }, { event: 'prove' }],
      version: 1,
    })
    expect(await give(recharge.recharge, form, person)).toEqual(sent)
    expect((await deny(recharge.recharge, { ...form, amount: '251' }, person)).refusal).toBe('key-reused')
  })

  test('of an amount that is not whole nothing begins', async () => {
    const person = await member()
    const errors = async (amount: string) =>
      (await deny(recharge.recharge, { channel_id: channels.bank, amount, idem: newKey() }, person)).errors
    expect(await errors('137.20')).toEqual({ amount: 'amount-places' })
    expect(await errors('138.00')).toEqual({ amount: 'amount-places' })
    expect(await errors('137,20')).toEqual({ amount: 'amount-invalid' })
    expect(await errors('0')).toEqual({ amount: 'amount-invalid' })
    expect(await errors('-5')).toEqual({ amount: 'amount-invalid' })
    expect(await errors('9')).toEqual({ amount: 'amount-least' })
    expect(await errors('10001')).toEqual({ amount: 'amount-most' })
    expect((await give(recharge.list, {}, person)).total).toBe(0)
  })

  test('is begun by an open way, three at a time, and up to what a day allows', async () => {
    const person = await member()
    const refusal = async (channel_id: number, amount: string) =>
      deny(recharge.recharge, { channel_id, amount, idem: newKey() }, person)
    const shut = await openChannel(world, { open: false })
    expect((await refusal(shut, '20')).refusal).toBe('channel-closed')
    expect((await refusal(999, '20')).refusal).toBe('missing')
    await begins(person, '9000')
    expect(await refusal(channels.bank, '2000')).toMatchObject({
      refusal: 'above-today',
      range: { least: '10.00', most: '1000.00' },
    })
    await begins(person, '20')
    await begins(person, '20')
    expect((await refusal(channels.coin, '20')).refusal).toBe('recharges-enough')
    await asOwner(world, (owner) => owner.deleteFrom('recharge_channel').where('id', '=', shut).execute())
  })

  test('is begun so often in an hour, whatever becomes of it; the same wish counts once', async () => {
    const person = await member()
    const form = { channel_id: channels.bank, amount: '20', idem: newKey() }
    const first = await give(recharge.recharge, form, person)
    await give(recharge.cancel, seen(first), person)
    for (let time = 1; time < RECHARGES.times; time += 1)
      await give(recharge.cancel, seen(await begins(person, '20')), person)
    expect(await deny(recharge.recharge, { ...form, idem: newKey() }, person)).toEqual({
      refusal: 'too-often',
      retry_after: RECHARGES.seconds,
    })
    expect(await give(recharge.recharge, form, person)).toEqual(first)
    expect((await give(recharge.list, {}, person)).total).toBe(RECHARGES.times)
    clock.pass(RECHARGES.seconds)
    await begins(person, '20')
  })

  test('that was begun is not begun once more by whoever forgets which version they saw', async () => {
    const person = await member()
    const begun = await begins(person)
    const { version: _, ...form } = shows(begun, await proof(world, person))
    expect(await deny(recharge.recharge, form, person)).toMatchObject({
      refusal: 'invalid',
      errors: { version: 'required' },
    })
    expect((await give(recharge.list, {}, person)).total).toBe(1)
  })

  test('is not shown without a picture, with somebody else’s, or with one that was used', async () => {
    const [person, other] = [await member(), await member()]
    const [begun, second] = [await begins(person), await begins(person, '20')]
    expect(await deny(recharge.recharge, shows(begun, ''), person)).toMatchObject({
      refusal: 'invalid',
      errors: { proof_image: 'proof-required' },
    })
    const theirs = await proof(world, other)
    expect((await deny(recharge.recharge, shows(begun, theirs), person)).refusal).toBe('missing')
    expect((await deny(recharge.recharge, shows(begun, '/files/pictures/none'), person)).refusal).toBe('missing')
    const sent = await shown(person, begun)
    expect((await deny(recharge.recharge, shows(second, sent.proof_image), person)).refusal).toBe('proof-used')
    expect(await again(person, second)).toEqual(await again(person, second))
    expect(await again(person, second)).toMatchObject({ status: 'awaiting_proof', version: 0 })
  })

  test('is shown, cancelled and asked about only by its member, in the version that was seen', async () => {
    const [person, other] = [await member(), await member()]
    const begun = await begins(person)
    const image = await proof(world, other)
    expect((await deny(recharge.info, { order_no: begun.order_no }, other)).refusal).toBe('missing')
    expect((await deny(recharge.recharge, shows(begun, image), other)).refusal).toBe('missing')
    expect((await deny(recharge.cancel, seen(begun), other)).refusal).toBe('missing')
    const text = 'It left my account on Monday, as the statement shows.'
    expect((await deny(recharge.appeal, { ...seen(begun), text }, other)).refusal).toBe('missing')
    const sent = await shown(person, begun)
    const stale = await deny(recharge.cancel, seen(begun), person)
    expect(stale).toMatchObject({ refusal: 'moved-on', fresh: { order_no: begun.order_no, version: 1 } })
    expect((await deny(recharge.recharge, shows(begun, await proof(world, person)), person)).refusal).toBe('moved-on')
    expect((await deny(recharge.recharge, shows(sent, await proof(world, person)), person)).refusal).toBe('not-now')
    const key = newKey()
    const over = await give(recharge.cancel, { ...seen(sent), idem: key }, person)
    expect(over).toMatchObject({ status: 'cancelled', allowed: [] })
    expect((await deny(recharge.cancel, { ...seen(over), idem: key }, person)).refusal).toBe('key-reused')
    expect((await deny(recharge.cancel, seen(over), person)).refusal).toBe('not-now')
    expect((await deny(recharge.cancel, { ...seen(over), order_no: 'nothing' }, person)).errors).toEqual({
      order_no: 'unreadable',
    })
  })

  test('that nobody shows in a day is over, a second earlier it is not', async () => {
    const person = await member()
    const begun = await begins(person)
    clock.pass(DAY_S - 1)
    expect(await again(person, begun)).toMatchObject({ status: 'awaiting_proof', version: 0 })
    clock.pass(1)
    expect(await again(person, begun)).toMatchObject({ status: 'expired', allowed: [], version: 1 })
    expect((await deny(recharge.recharge, shows(begun, await proof(world, person)), person)).refusal).toBe('moved-on')
  })

  test('of which our team asks for more says why, and is shown again', async () => {
    const person = await member()
    const sent = await shown(person, await begins(person))
    await moves(sent, 'take')
    await moves(sent, 'ask', { reason: 'unreadable', text: 'Please show the whole page.' })
    const asked = await again(person, sent)
    expect(asked).toMatchObject({
      status: 'needs_info',
      reject_reason: 'The receipt cannot be read. Please show the whole page.',
      allowed: ['prove', 'cancel'],
    })
    const anew = await shown(person, asked)
    expect(anew).toMatchObject({ status: 'submitted', reject_reason: '' })
    expect(anew.proof_image).not.toBe(sent.proof_image)
  })

  test('that is rejected may be asked about once, within seven days, in words and pictures', async () => {
    const person = await member()
    const sent = await shown(person, await begins(person))
    await rejects(sent)
    const rejected = await again(person, sent)
    expect(rejected).toMatchObject({
      status: 'rejected',
      reject_reason: 'The money has not arrived with us.',
      allowed: ['appeal'],
    })
    const text = 'It left my account on Monday, as the statement shows.'
    const asks = (form: object) => ({ ...seen(rejected), text, ...form })
    const errors = async (form: object) => (await deny(recharge.appeal, asks(form), person)).errors
    expect(await errors({ text: ` ${'a'.repeat(19)} ` })).toEqual({ text: 'text-short' })
    expect(await errors({ text: 'a'.repeat(501) })).toEqual({ text: 'text-long' })
    expect(await errors({ images: JSON.stringify(Array(7).fill('/')) })).toEqual({ images: 'pictures-many' })
    const used = JSON.stringify([sent.proof_image])
    expect((await deny(recharge.appeal, asks({ images: used }), person)).refusal).toBe('proof-used')
    const images = JSON.stringify([await proof(world, person), await proof(world, person)])
    const key = newKey()
    const appealed = await give(recharge.appeal, asks({ images, idem: key }), person)
    expect(appealed).toMatchObject({ status: 'submitted', reject_reason: '', appeal_time: null })
    expect(appealed.timeline.at(-1)).toMatchObject({ event: 'appeal', said: text })
    expect((await deny(recharge.appeal, asks({ text: `${text} So.`, idem: key }), person)).refusal).toBe('key-reused')
    expect((await deny(recharge.appeal, asks({}), person)).refusal).toBe('moved-on')
    expect((await deny(recharge.appeal, { ...seen(appealed), text }, person)).refusal).toBe('not-now')
    await rejects(appealed)
    const over = await again(person, sent)
    expect(over).toMatchObject({ status: 'rejected', allowed: [] })
    expect((await deny(recharge.appeal, { ...seen(over), text }, person)).refusal).toBe('used-up')

    const other = await shown(person, await begins(person))
    await rejects(other)
    for (const wait of [2 * DAY_S, 2 * DAY_S, 2 * DAY_S, DAY_S - 1]) {
      clock.pass(wait)
      expect((await again(person, other)).allowed).toEqual(['appeal'])
    }
    clock.pass(1)
    const late = await again(person, other)
    expect(late.allowed).toEqual([])
    expect((await deny(recharge.appeal, { ...seen(late), text }, person)).refusal).toBe('too-late')
  })
})

test('recharges are read page by page, the newest first, each with its own picture', async () => {
  const person = await member()
  const made: RechargeInfo[] = []
  for (const amount of ['20', '30', '40']) made.push(await shown(person, await begins(person, amount)))
  await moves(made[0] as RechargeInfo, 'take')
  await moves(made[0] as RechargeInfo, 'credit', { outsideRef: 'bank-2' })
  await give(recharge.cancel, seen(made[1] as RechargeInfo), person)
  const bare = await begins(person, '50')
  const first = await give(recharge.list, { page: 1, limit: 3 }, person)
  expect([first.total, first.last_page]).toEqual([4, 2])
  expect(first.data.map(({ order_no, proof_image }) => [order_no, proof_image])).toEqual(
    [bare, made[2], made[1]].map((one) => [one?.order_no, one?.proof_image]),
  )
  const numbers = async (tab: 'all' | 'open' | 'credited' | 'closed', page = 1) =>
    (await give(recharge.list, { tab, page, limit: 3 }, person)).data.map(({ order_no }) => order_no)
  const [one, two, three] = made.map(({ order_no }) => order_no)
  expect(await numbers('all', 2)).toEqual([one])
  expect(await numbers('open')).toEqual([bare.order_no, three])
  expect(await numbers('credited')).toEqual([one])
  expect(await numbers('closed')).toEqual([two])
})

test('every recharge is listed, whatever became of it; a rejected one for all its seven days, and after', async () => {
  const person = await member()
  const sends = async (amount: string) => shown(person, await begins(person, amount))
  const listed = async () =>
    (await give(recharge.list, { limit: PAGE_LIMIT_MAX }, person)).data.map(({ amount, status, allowed }) =>
      [Number(amount), status, ...allowed].join(' '),
    )
  await rejects(await sends('11'))
  for (const wait of [2 * DAY_S, 2 * DAY_S, 2 * DAY_S, DAY_S - 1]) {
    clock.pass(wait)
    expect(await listed()).toEqual(['11 rejected appeal'])
  }
  clock.pass(1)
  expect(await listed()).toEqual(['11 rejected'])
  const late = await begins(person, '12')
  clock.pass(DAY_S)
  await again(person, late)
  await give(recharge.cancel, seen(await begins(person, '13')), person)
  const [credited, reversed] = [await sends('14'), await sends('15')]
  for (const [one, outsideRef] of [
    [credited, 'bank-14'],
    [reversed, 'bank-15'],
  ] as const) {
    await moves(one, 'take')
    await moves(one, 'credit', { outsideRef })
  }
  await moveIn(world, reversed, { type: 'reverse', by: 'operator' }, await operators(world))
  const asked = await sends('16')
  await moves(asked, 'take')
  await moves(asked, 'ask', { reason: 'unreadable', text: '' })
  const looked = await sends('17')
  await begins(person, '18')
  const over = ['15 reversed', '14 credited', '13 cancelled', '12 expired', '11 rejected']
  const open = ['18 awaiting_proof prove cancel', '17 submitted cancel', '16 needs_info prove cancel']
  expect(await listed()).toEqual([...open, ...over])
  await moves(looked, 'take')
  expect((await listed())[1]).toBe('17 in_review')
})

test('what is no form begins nothing', async () => {
  const person = await member()
  const file = await picture('png', 20, 20)
  for (const form of [
    {},
    { channel_id: 'bank', amount: '20' },
    { channel_id: channels.bank, amount: '20', idem: '' },
    { channel_id: channels.bank, amount: '20', idem: newKey(), order_no: 'R1' },
    { channel_id: channels.bank, amount: '20', idem: newKey(), payer_name: 'M'.repeat(61) },
    { channel_id: channels.bank, amount: file.toString('latin1'), idem: newKey() },
  ])
    expect((await post(recharge.recharge.path, form, person)).json()).toMatchObject({ data: { refusal: 'invalid' } })
  expect((await give(recharge.list, {}, person)).total).toBe(0)
})
