import { beforeAll, expect, test } from 'vitest'
import { CODE } from '#contract/envelope.ts'
import { QUOTE_LIFE } from '#contract/limits.ts'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { DAY_S } from '#contract/time-units.ts'
import { bring, holds, newKey, PIN, postings, quoted } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import { closeBooks, openBooks } from '#tests/world/books.ts'

const world = await openWorld()
const { ask, give, deny, clock, member } = world
const mara = await member({ email: 'mara@quay.test', pin: PIN })
const nils = await member({ email: 'nils@quay.test', username: 'nils_01' })
const wish = { to: 'nils_01', account: 'balance', amount: '12.50', remark: 'For the boat' } as const

beforeAll(() => bring(world, mara, 'balance', 100_000n))

test('the receiver is found by number, username and e-mail, and shown masked', async () => {
  const found = await give(transfer.receiver, { to: 'Nils_01' }, mara)
  expect(found).toEqual({ user_no: expect.stringMatching(/^\d{8}$/), nickname_masked: 'So•••', avatar: '' })
  expect(await give(transfer.receiver, { to: ' NILS@quay.test ' }, mara)).toEqual(found)
  expect(await give(transfer.receiver, { to: found.user_no }, mara)).toEqual(found)
  expect(await deny(transfer.receiver, { to: 'nobody' }, mara)).toEqual({ refusal: 'receiver-unknown' })
  expect(await deny(transfer.receiver, { to: 'mara@quay.test' }, mara)).toEqual({ refusal: 'receiver-self' })
})

test('what the quote says is what is posted, and both sides hold it', async () => {
  const quote = await give(transfer.quote, wish, mara)
  expect(quote).toMatchObject({ from: 'balance', to: 'balance', gross: '12.50', fee: '0.00', net: '12.50', rate: '1' })
  const form = { ...wish, quote_no: quote.quote_no, payword: PIN, idem: newKey() }
  expect(quote.remark).toBe(wish.remark)
  expect(quote.quote_no).toMatch(/^M\d{15}$/)
  const { to_masked, money, log_id, create_time } = await give(transfer.send, form, mara)
  const [sent] = (await give(wallet.log, {}, mara)).data
  expect([sent?.create_time, sent?.ref_no]).toEqual([create_time, quote.quote_no])
  expect([to_masked, money.balance]).toEqual(['So•••', '987.50'])
  expect(log_id).toBeGreaterThan(0)
  expect((await give(wallet.balances, {}, nils)).balance).toBe('12.50')
})

test('the same key again gives the same answer and posts nothing, at once or a day later', async () => {
  const form = await quoted(world, mara, wish)
  const answers = await Promise.all(Array.from({ length: 32 }, () => ask(transfer.send, form, mara)))
  clock.pass(DAY_S)
  answers.push(await ask(transfer.send, form, mara))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.code).toBe(CODE.done)
  expect(await holds(world, nils, 'balance')).toBe(2_500n)
})

test('another key for the same quote, another wish for the same key: refused, and nothing moves', async () => {
  const form = await quoted(world, mara, wish)
  await give(transfer.send, form, mara)
  const before = await postings(world)
  expect(await deny(transfer.send, { ...form, idem: newKey() }, mara)).toEqual({ refusal: 'quote-stale' })
  expect(await deny(transfer.send, { ...form, amount: '13' }, mara)).toEqual({ refusal: 'key-reused' })
  expect(await postings(world)).toBe(before)
})

test.each([
  ['amount', { amount: '12.51' }],
  ['receiver', { to: 'nils@quay.test' }],
  ['account', { account: 'eur' as const }],
  ['remark', { remark: 'For another boat' }],
])('another %s than the quoted one is refused', async (_, change) => {
  const form = await quoted(world, mara, wish)
  expect(await deny(transfer.send, { ...form, ...change }, mara)).toEqual({ refusal: 'quote-stale' })
  await give(transfer.send, form, mara)
})

test('a quote lives a minute, and for its own member', async () => {
  const form = await quoted(world, mara, wish)
  expect(await deny(transfer.send, form, await member({ pin: PIN }))).toEqual({ refusal: 'quote-stale' })
  clock.pass(QUOTE_LIFE)
  expect(await deny(transfer.send, form, mara)).toEqual({ refusal: 'quote-stale' })
})

test.each([
  [{ amount: '' }, { amount: 'amount-required' }],
  [{ amount: '0' }, { amount: 'amount-invalid' }],
  [{ amount: '1e3' }, { amount: 'amount-invalid' }],
  [{ amount: '-5' }, { amount: 'amount-invalid' }],
  [{ amount: '１２' }, { amount: 'amount-invalid' }],
  [{ amount: '1.005' }, { amount: 'amount-places' }],
  [{ amount: '0.99' }, { amount: 'out-of-range' }],
  [{ amount: '10000.01' }, { amount: 'out-of-range' }],
  [{ to: '' }, { to: 'receiver-required' }],
  [{ remark: 'x'.repeat(51) }, { remark: 'remark-long' }],
])('%j is refused beside its field', async (change, problems) => {
  clock.pass(300)
  const { errors } = await deny(transfer.quote, { ...wish, ...change }, mara)
  expect(errors).toEqual(problems)
})

test('an amount out of range is refused with both numbers: the most is what is allowed or what one has', async () => {
  clock.pass(DAY_S)
  const [poor, rich] = [await member({ pin: PIN }), await member({ pin: PIN })]
  await bring(world, poor, 'balance', 4_000n)
  await bring(world, rich, 'balance', 1_500_000n)
  const asked = (amount: string, person: typeof poor) => deny(transfer.quote, { ...wish, amount }, person)
  const out = (most: string) => ({
    refusal: 'invalid',
    errors: { amount: 'out-of-range' },
    range: { least: '1.00', most },
  })
  expect(await asked('0.99', poor)).toEqual(out('40.00'))
  expect(await asked('10000.01', poor)).toEqual(out('40.00'))
  expect(await asked('10000.01', rich)).toEqual(out('10000.00'))
  expect(await asked('0.99', await member({ pin: PIN }))).toEqual({
    refusal: 'invalid',
    errors: { amount: 'amount-least' },
    range: { least: '1.00', most: '0.00' },
  })
})

test('more than there is, and more than a day may hold', async () => {
  clock.pass(DAY_S)
  const rich = await member({ pin: PIN })
  await bring(world, rich, 'balance', 1_500_000n)
  expect(await deny(transfer.quote, wish, await member())).toEqual({
    refusal: 'amount-short',
    range: { least: '1.00', most: '0.00' },
  })
  const [first, second] = [
    await quoted(world, rich, { ...wish, amount: '6000' }),
    await quoted(world, rich, { ...wish, amount: '6000' }),
  ]
  const codes = (await Promise.all([first, second].map((form) => ask(transfer.send, form, rich)))).map(
    ({ data }) => (data as { refusal?: string }).refusal,
  )
  expect(codes.toSorted()).toEqual(['above-today', undefined])
  expect(await deny(transfer.quote, { ...wish, amount: '4000.01' }, rich)).toEqual({
    refusal: 'above-today',
    range: { least: '1.00', most: '4000.00' },
  })
  await give(transfer.send, await quoted(world, rich, { ...wish, amount: '4000' }), rich)
})

test('while the books are closed no money moves', async () => {
  const form = await quoted(world, mara, wish)
  await closeBooks(world)
  expect(await deny(transfer.send, form, mara)).toEqual({ refusal: 'books-closed' })
  await openBooks(world)
  await give(transfer.send, form, mara)
})

test('a lost answer is found by its key, and a key that was not used never acts any more', async () => {
  clock.pass(DAY_S)
  const { path } = transfer.send
  const sent = await quoted(world, mara, wish)
  const { log_id } = await give(transfer.send, sent, mara)
  expect(await give(transfer.outcome, { path, idem: sent.idem }, mara)).toEqual({ done: 1, log_id })
  expect(await give(transfer.outcome, { path, idem: sent.idem }, await member())).toEqual({ done: 0, log_id: 0 })
  const late = await quoted(world, mara, wish)
  expect(await give(transfer.outcome, { path, idem: late.idem }, mara)).toEqual({ done: 0, log_id: 0 })
  const before = await postings(world)
  expect(await deny(transfer.send, late, mara)).toEqual({ refusal: 'key-reused' })
  expect(await postings(world)).toBe(before)
})

test('in a language that is written from the right, a masked name keeps its stars behind its letters', async () => {
  await give(transfer.send, await quoted(world, mara, wish), mara)
  const titles = async (language: string) => (await give(wallet.log, {}, { ...mara, language })).data[0]?.title
  expect(await titles('he-il')).toContain('\u2068So•••\u2069')
  expect(await titles('en-us')).toBe('To So•••')
})
