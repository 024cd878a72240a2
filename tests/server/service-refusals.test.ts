import { sql as raw } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { service } from '#contract/service.ts'
import { operators } from '#tests/world/cash-records.ts'
import { centre, opening } from '#tests/world/service.ts'
import { holds, newKey, PIN } from '#tests/world/money.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'
import { whileClosed } from '#tests/world/books.ts'

const world = await openWorld()
const { sql, context, give, deny, clock, member } = world
const [ada] = await operators(world)

beforeEach(() => clock.pass(600))

const own = (text: ReturnType<typeof raw>) => asOwner(world, (owner) => text.execute(owner))
const freeze = ({ id }: Person) =>
  own(raw`insert into frozen values (${id}, 'Asked for', '2026-03-03', ${ada}, '2027-03-03')`)
const stop = ({ id }: Person) => own(raw`update service_centre set status = 'stopped' where member_id = ${id}`)
const refusal = async (call: Endpoint, form: object, by: Person) => (await deny(call, form as never, by)).refusal

test('a centre that is stopped, or not yet one, does nothing as one', async () => {
  const { email: to } = await member()
  for (const status of ['stopped', 'pending'] as const) {
    const mine = await centre(world, { credit: 10_000n, status })
    const said = [
      await refusal(service.members, {}, mine),
      await refusal(service.open, opening(), mine),
      await refusal(service.place, { email: to }, mine),
      await refusal(service.quoteCredit, { to, amount: '10' }, mine),
    ]
    expect([status, ...said]).toEqual([status, ...said.map(() => 'not-available')])
  }
})

test('an account is opened for somebody new, by whom a code names, under one key', async () => {
  const mine = await centre(world, { credit: 10_000n })
  const says = (more: object = {}) => refusal(service.open, { ...opening(), ...more }, mine)
  const { email } = await member({ username: 'taken_1' })
  expect(await says({ email })).toBe('account-taken')
  expect(await deny(service.open, { ...opening(), username: 'taken_1' }, mine)).toEqual({
    refusal: 'invalid',
    errors: { username: 'username-taken' },
  })
  expect(await deny(service.open, { ...opening(), invite_code: 'NOBODY23' }, mine)).toEqual({
    refusal: 'invalid',
    errors: { invite_code: 'invite-unknown' },
  })
  expect(await deny(service.open, { ...opening(), password: 'password1' }, mine)).toEqual({
    refusal: 'invalid',
    errors: { password: 'password-common' },
  })
  const NICKNAMES = [
    [' ', 'nickname-required'],
    ['x'.repeat(31), 'nickname-long'],
    ['\u202eadA', 'nickname-invalid'],
  ]
  for (const [nickname = '', problem] of NICKNAMES)
    expect(await deny(service.open, { ...opening(), nickname }, mine)).toEqual({
      refusal: 'invalid',
      errors: { nickname: problem },
    })
  await whileClosed(world, async () => expect(await says()).toBe('books-closed'))
  const form = opening()
  await give(service.open, form, mine)
  expect(await says({ idem: form.idem })).toBe('key-reused')
  await freeze(mine)
  expect(await says()).toBe('member-frozen')
  expect(await holds(world, mine, 'credit')).toBe(5_000n)
})

test('a centre reads of the accounts that it opened itself, and of no others', async () => {
  const [mine, theirs] = [await centre(world, { credit: 5_000n }), await centre(world)]
  const { user_no } = await give(service.open, opening(), mine)
  expect((await give(service.members, {}, mine)).data.map((one) => one.user_no)).toEqual([user_no])
  expect(await give(service.members, { keyword: user_no }, theirs)).toMatchObject({ total: 0, data: [] })
  expect(await give(service.info, {}, theirs)).toMatchObject({ opened_count: 0, credit: '0.00' })
})

test('placing needs a name, and an answer what was asked', async () => {
  const mine = await centre(world)
  expect(await refusal(service.place, {}, mine)).toBe('invalid')
  expect(await refusal(service.answerPlacement, { placement_no: 'J0000000000', accept: 1 }, mine)).toBe('missing')
})

test('two centres that place each other at once become no ring', async () => {
  const pairs = await Promise.all(Array.from({ length: 6 }, async () => [await centre(world), await centre(world)]))
  for (const [one, other] of pairs) {
    if (!one || !other) throw new Error('there are two')
    await Promise.allSettled([
      give(service.place, { email: other.email }, one),
      give(service.place, { email: one.email }, other),
    ])
    const asked = await Promise.all(
      [one, other].map(async (centre) => ({ centre, ...(await give(service.placement, {}, centre)) })),
    )
    await Promise.allSettled(
      asked.map(({ centre, placement }) =>
        give(service.answerPlacement, { placement_no: placement?.placement_no ?? '', accept: 1 }, centre),
      ),
    )
  }
  const { rows } = await raw<{ count: number }>`
    select count(*)::integer as count from member one join member other on other.id = one.inviter_id
    where other.inviter_id = one.id`.execute(sql)
  expect(rows).toEqual([{ count: 0 }])
})

test('a quote of credit is for somebody else, of what is there and of what is left of today', async () => {
  const mine = await centre(world, { credit: 10_000n })
  const { email: to } = await member()
  const says = (more: object) => refusal(service.quoteCredit, { to, amount: '10', ...more }, mine)
  expect(await says({ to: 'nobody' })).toBe('receiver-unknown')
  expect(await says({ to: mine.email })).toBe('receiver-self')
  expect(await says({ amount: '0.50' })).toBe('invalid')
  expect(await says({ amount: '100.01' })).toBe('amount-short')
  await spent(mine, 9_999_500n)
  expect(await says({})).toBe('above-today')
})

const spent = ({ id }: Person, gross: bigint) =>
  own(raw`insert into day_total values (${id}, 'credit', 'credit', day_of(${context.clock.now()}), ${gross})
    on conflict (member_id, act, account, day) do update set gross = excluded.gross`)

test('credit is sent as it was quoted, once, while it is there and nothing stops it', async () => {
  const mine = await centre(world, { credit: 10_000n })
  const { email: to } = await member()
  const quoted = async (amount = '10') => {
    const { quote_no } = await give(service.quoteCredit, { to, amount }, mine)
    return { to, amount, quote_no, payword: PIN, idem: newKey() }
  }
  const says = (form: object) => refusal(service.sendCredit, form, mine)
  const form = await quoted()
  expect(await says({ ...form, amount: 'ten' })).toBe('invalid')
  expect(await says({ ...form, amount: '11' })).toBe('quote-stale')
  await whileClosed(world, async () => expect(await says(form)).toBe('books-closed'))
  const sent = await give(service.sendCredit, form, mine)
  expect(await says({ ...(await quoted()), idem: form.idem })).toBe('key-reused')
  const most = await quoted('90')
  await give(service.open, opening(), mine)
  expect(await says(most)).toBe('amount-short')
  const last = await quoted('20')
  await spent(mine, 9_999_500n)
  expect(await says(last)).toBe('above-today')
  await own(raw`delete from day_total where member_id = ${mine.id}`)
  const left = await quoted()
  await stop(mine)
  expect(await says(left)).toBe('not-available')
  expect(await give(service.sendCredit, form, mine)).toEqual(sent)
  await own(raw`update service_centre set status = 'active' where member_id = ${mine.id}`)
  const frozen = await quoted()
  await freeze(mine)
  expect(await says(frozen)).toBe('member-frozen')
  expect(await holds(world, mine, 'credit')).toBe(4_000n)
})
