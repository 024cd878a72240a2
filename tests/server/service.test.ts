import { beforeEach, describe, expect, test } from 'vitest'
import { notices } from '#contract/notices.ts'
import { payment } from '#contract/payment.ts'
import { service } from '#contract/service.ts'
import { session } from '#contract/session.ts'
import { DAY_S } from '#contract/time-units.ts'
import { sweepPlacements } from '#server/service/placement.ts'
import { centre as centreIn, opening as form } from '#tests/world/service.ts'
import { bring, holds, newKey, PIN } from '#tests/world/money.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, ask, clock, member, sql, letters } = world
const centre = (credit = 0n, status: 'active' | 'stopped' = 'active') => centreIn(world, { credit, status })

beforeEach(() => clock.pass(600))

const asked = (person: Person) => give(service.info, {}, person)

test('an account is opened out of credit; its password signs nobody in, and its owner hears how to set one', async () => {
  const mine = await centre(12_000n)
  const wish = form()
  const opened = await give(service.open, wish, mine)
  expect(opened).toEqual({
    user_id: expect.any(Number),
    user_no: expect.stringMatching(/^\d{8}$/),
    credit_after: '70.00',
    order_no: '',
  })
  expect(await give(service.open, wish, mine)).toEqual(opened)
  expect(await asked(mine)).toMatchObject({ status: 'active', credit: '70.00', opened_count: 1, month_opened: 1 })
  expect(await deny(session.signIn, { account: wish.email, password: wish.password, type: 'account' })).toMatchObject({
    refusal: 'wrong-login',
  })
  expect(letters().find(({ to }) => to === wish.email)).toMatchObject({
    subject: 'An account was opened for you at Quay',
  })
  expect((await give(service.members, {}, mine)).data).toMatchObject([
    { user_no: opened.user_no, nickname: 'Ada', opened_price: '50.00', status: 'inactive' },
  ])
  expect(await deny(service.open, { ...form(), email: wish.email }, mine)).toEqual({ refusal: 'account-taken' })
})

test('short of credit it says what is to be paid, and is opened once that is paid', async () => {
  const mine = await centre(4_000n)
  const { order_no, user_id } = await give(service.open, form(), mine)
  expect([order_no, user_id]).toEqual([expect.stringMatching(/^O\d{10}$/), null])
  const checkout = await give(payment.methods, { order_no }, mine)
  expect(checkout.methods.map(({ code, enabled, available }) => [code, enabled, available])).toEqual([
    ['balance', 0, '0.00'],
    ['credit', 0, '40.00'],
  ])
  const pay = { order_no, account: 'balance', payword: PIN, idem: newKey() } as const
  expect(await deny(payment.byBalance, pay, mine)).toEqual({
    refusal: 'amount-short',
    currency: 'EUR',
    short_by: '50.00',
  })
  await bring(world, mine, 'balance', 6_000n)
  expect(await give(payment.byBalance, pay, mine)).toMatchObject({ status: 'paid', order_no })
  expect(await give(payment.byBalance, { ...pay, idem: newKey() }, mine)).toMatchObject({ status: 'paid' })
  expect([await holds(world, mine, 'balance'), await holds(world, mine, 'credit')]).toEqual([1_000n, 4_000n])
  expect((await asked(mine)).opened_count).toBe(1)
})

test('credit pays too, once there is enough; twice at once it is paid once', async () => {
  const mine = await centre(4_000n)
  const { order_no } = await give(service.open, form(), mine)
  await bring(world, mine, 'balance', 9_000n)
  const ways = [
    give(payment.byBalance, { order_no, account: 'balance', payword: PIN, idem: newKey() }, mine),
    give(payment.byBalance, { order_no, account: 'balance', payword: PIN, idem: newKey() }, mine),
  ]
  const [one, two] = await Promise.all(ways)
  expect(one?.pay_no).toBe(two?.pay_no)
  expect(await holds(world, mine, 'balance')).toBe(4_000n)
  const states = await sql.selectFrom('payment').select('state').where('order_no', '=', order_no).execute()
  expect(states).toEqual([{ state: 'paid' }])
})

test('an account that another one opened meanwhile takes nothing', async () => {
  const [mine, theirs] = [await centre(), await centre(5_000n)]
  const wish = form()
  const { order_no } = await give(service.open, wish, mine)
  await give(service.open, { ...form(), email: wish.email }, theirs)
  await bring(world, mine, 'balance', 6_000n)
  const pay = { order_no, account: 'balance', payword: PIN, idem: newKey() } as const
  expect(await deny(payment.byBalance, pay, mine)).toEqual({ refusal: 'account-taken' })
  expect(await holds(world, mine, 'balance')).toBe(6_000n)
})

test('credit goes to another member as it was quoted, and nothing is kept of it', async () => {
  const [mine, other] = [await centre(8_000n), await member({ username: 'other_1' })]
  const wish = { to: 'other_1', amount: '30' }
  const quote = await give(service.quoteCredit, wish, mine)
  expect(quote).toMatchObject({ from: 'credit', to: 'credit', gross: '30.00', fee: '0.00', net: '30.00' })
  const send = { ...wish, quote_no: quote.quote_no, payword: PIN, idem: newKey() }
  expect(await give(service.sendCredit, send, mine)).toMatchObject({ credit_after: '50.00', to_masked: 'So•••' })
  expect([await holds(world, mine, 'credit'), await holds(world, other, 'credit')]).toEqual([5_000n, 3_000n])
  expect(await deny(service.quoteCredit, { ...wish, amount: '51' }, mine)).toMatchObject({ refusal: 'amount-short' })
})

describe('placing somebody in a team', () => {
  const inviterOf = async ({ id }: Person) =>
    (await sql.selectFrom('member').select('inviter_id').where('id', '=', id).executeTakeFirstOrThrow()).inviter_id
  const numberOf = async ({ id }: Person) =>
    (await sql.selectFrom('member').select('user_no').where('id', '=', id).executeTakeFirstOrThrow()).user_no
  const waiting = async (person: Person) => (await give(service.placement, {}, person)).placement
  const answers = async (person: Person, accept: 0 | 1) => {
    const { placement_no = '' } = (await waiting(person)) ?? {}
    return ask(service.answerPlacement, { placement_no, accept }, person)
  }

  test('asks them, names nobody, and is theirs to accept or to refuse', async () => {
    const mine = await centre()
    const [child, grandchild] = [await member({ username: 'child_1' }), await member({ username: 'grand_1' })]
    const said = { code: 1, msg: 'If this person can join, we have asked them.', data: {} }
    expect(await ask(service.place, { username: 'child_1' }, mine)).toEqual(said)
    expect(await ask(service.place, { username: 'nobody_1' }, mine)).toEqual(said)
    expect([await inviterOf(child), await waiting(grandchild)]).toEqual([null, null])
    expect(await waiting(child)).toEqual({
      placement_no: expect.stringMatching(/^J\d{10}$/),
      center_no: expect.any(String),
      region: expect.any(String),
      nickname_masked: 'So•••',
      expire_time: Math.floor(clock.read() / 1_000) + 7 * DAY_S,
    })
    expect((await give(notices.list, {}, child)).data[0]).toMatchObject({
      about: 'team',
      title: 'Team invitation',
      text: expect.stringMatching(/^So••• would like you in their team\./),
      link: '/pages/users/setting?part=placement',
    })
    const [one, other] = [await answers(child, 1), await answers(child, 0)]
    expect([one.code, one.msg, await inviterOf(child)]).toEqual([1, 'You are in the team.', mine.id])
    expect(other.data).toMatchObject({ refusal: 'invalid' })

    await give(service.place, { username: 'grand_1', parent_no: await numberOf(child) }, mine)
    expect((await answers(grandchild, 0)).msg).toBe('You said no. Nothing changes.')
    expect(await inviterOf(grandchild)).toBe(null)
    await give(service.place, { username: 'grand_1', parent_no: await numberOf(child) }, mine)
    await answers(grandchild, 1)
    expect(await inviterOf(grandchild)).toBe(child.id)
  })

  test('answers the same for whoever has an inviter, is the centre, or is asked already', async () => {
    const [mine, theirs] = [await centre(), await centre()]
    const person = await member({ username: 'asked_1' })
    await give(service.place, { username: 'asked_1' }, mine)
    const first = await waiting(person)
    await give(service.place, { username: 'asked_1' }, theirs)
    await give(service.place, { email: mine.email }, mine)
    expect([await waiting(person), await waiting(mine)]).toEqual([first, null])
    await answers(person, 1)
    await give(service.place, { username: 'asked_1' }, theirs)
    expect([await waiting(person), await inviterOf(person)]).toEqual([null, mine.id])
  })

  test('never makes a ring, though both are asked before either answers', async () => {
    const [one, other] = [await centre(), await centre()]
    await give(service.place, { email: other.email }, one)
    await give(service.place, { email: one.email }, other)
    expect((await answers(other, 1)).code).toBe(1)
    expect((await answers(one, 1)).data).toMatchObject({ refusal: 'not-available' })
    expect([await inviterOf(one), await inviterOf(other)]).toEqual([null, one.id])
  })

  test('lapses after seven days, and is nobody else’s to answer', async () => {
    const [mine, person, stranger] = [await centre(), await member({ username: 'late_1' }), await member()]
    await give(service.place, { username: 'late_1' }, mine)
    const { placement_no } = (await waiting(person))!
    expect(await deny(service.answerPlacement, { placement_no, accept: 1 }, stranger)).toEqual({ refusal: 'missing' })
    clock.pass(7 * DAY_S)
    const again = { ...person, ...(await give(session.signIn, { account: person.email, password: PASSWORD })) }
    expect(await waiting(again)).toBe(null)
    expect(await deny(service.answerPlacement, { placement_no, accept: 1 }, again)).toEqual({ refusal: 'moved-on' })
    await sweepPlacements(world.context)
    const { state } = await sql
      .selectFrom('placement')
      .select('state')
      .where('placement_no', '=', placement_no)
      .executeTakeFirstOrThrow()
    expect(state).toBe('lapsed')
  })

  test('is tried twenty times in ten minutes, and says what of its form is wrong', async () => {
    const [mine, stranger] = [await centre(), await member({ username: 'strange_1' })]
    const outside = { username: 'strange_1', parent_no: await numberOf(stranger) }
    expect(await deny(service.place, outside, mine)).toMatchObject({ errors: { parent_no: 'unreadable' } })
    expect(await deny(service.place, {}, mine)).toMatchObject({ errors: { username: 'required' } })
    for (let time = 1; time < 20; time += 1) await ask(service.place, { username: `guess_${time}` }, mine)
    expect(await deny(service.place, { username: 'guess_21' }, mine)).toMatchObject({ refusal: 'too-often' })
  })
})

test('who is no active centre opens nothing', async () => {
  const [nobody, stopped] = [await member({ pin: PIN }), await centre(9_000n, 'stopped')]
  expect(await asked(nobody)).toMatchObject({ status: 'none', center_no: '', credit: '0.00' })
  expect(await deny(service.open, form(), nobody)).toEqual({ refusal: 'no-role' })
  expect(await asked(stopped)).toMatchObject({ status: 'stopped', credit: '90.00' })
  expect(await deny(service.open, form(), stopped)).toEqual({ refusal: 'not-available' })
})
