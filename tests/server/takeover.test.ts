import { describe, expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { DAY_S } from '#contract/time-units.ts'
import { factor } from '#contract/factor.ts'
import { notices } from '#contract/notices.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { trade } from '#contract/trade.ts'
import { transfer } from '#contract/transfer.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { forgetOld } from '#server/live/forget.ts'
import { sweepEmailChanges } from '#server/security/email-change.ts'
import { sweepHeldTransfers } from '#server/transfer/held.ts'
import { appCode, hasApp } from '#tests/world/factor.ts'
import { bring, holds, PIN, quoted } from '#tests/world/money.ts'
import { openMarket } from '#tests/world/trade.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'
import { bindBank } from '#tests/world/banks.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld({ settings: { codesPerNetwork: 400 } })
const { give, deny, ask, member, clock, sql, context, letters, codeTo } = world
await openMarket(world)
const { sendCode, signIn } = session
const { setEmail, emailChange, cancelEmailChange } = security

let names = 0
const fresh = () => `thief${(names += 1)}@quay.test`
const MINE = 'the phone of the member'
const THEIRS = 'the phone of a thief'

async function victim(): Promise<Person & { username: string }> {
  const username = `victim_${(names += 1)}`
  const person = await member({ pin: PIN, username })
  await bring(world, person, 'balance', 1_000_000n)
  await give(signIn, { account: person.email, password: PASSWORD, device: MINE })
  return { ...person, username }
}
const enters = async (person: Person, device: string) => ({
  ...person,
  ...(await give(signIn, { account: person.email, password: PASSWORD, device })),
})
const mule = await member({ username: 'mule_01' })
const friend = await member({ username: 'friend_1' })
const gift = (to: string, amount: string) => ({ to, account: 'balance', amount, remark: '' }) as const
const sends = async (who: Person, to: string, amount: string) => {
  clock.pass(60)
  const { code, data } = await ask(transfer.quote, gift(to, amount), who)
  if (code !== 1) return (data as { refusal: string }).refusal
  await give(transfer.send, await quoted(world, who, gift(to, amount)), who)
  return 'done'
}
const lastTo = (to: string) => letters().find((letter) => letter.to === to)
const undoIn = (to: string) => {
  const [link = ''] = /https:\/\/\S+\/undo\/\S+/.exec(lastTo(to)?.text ?? '') ?? []
  return new URL(link).pathname
}
const open = async (path: string, method: 'GET' | 'POST' = 'GET') => {
  const { statusCode, body } = await world.app.inject({ method, url: path, headers: { 'accept-language': 'en' } })
  return { statusCode, title: /<h1>(.*)<\/h1>/.exec(body)?.[1], asks: body.includes('<form') }
}

describe('a stolen password', () => {
  test('sets no other e-mail address at once: its member hears of it, and stops it', async () => {
    const person = await victim()
    const thief = await enters(person, THEIRS)
    const email = fresh()
    await give(sendCode, { scene: 'bind_email', type: 'email', account: email }, thief)
    const { user_info, waiting } = await give(setEmail, { email, code: codeTo(email), password: PASSWORD }, thief)
    const now = context.clock.now().getTime() / 1_000
    expect([user_info.email, waiting]).toEqual(['m•••@quay.test', { email: 't•••@quay.test', ripe_time: now + DAY_S }])
    expect(await deny(sendCode, { scene: 'payword', type: 'email', account: email }, thief)).toMatchObject({
      refusal: 'invalid',
    })
    expect(lastTo(person.email)?.subject).toBe('Your Quay e-mail address is about to change')
    const link = undoIn(person.email)
    expect(await open(link)).toEqual({ statusCode: 200, title: 'Was it not you?', asks: true })
    expect((await give(emailChange, {}, thief)).waiting).not.toBe(null)
    expect(await open(link, 'POST')).toEqual({ statusCode: 200, title: 'Everything is stopped.', asks: false })
    expect(await deny(account.profile, {}, thief)).toEqual({ refusal: 'signed-out', ended: 'elsewhere' })
    const again = await enters(person, THEIRS)
    expect([(await give(emailChange, {}, again)).waiting, await sends(again, 'mule_01', '10')]).toEqual([
      null,
      'member-paused',
    ])
    expect(await open(link, 'POST')).toEqual({ statusCode: 200, title: 'Was it not you?', asks: false })
  })

  test('and a PIN besides bring a thief on a new phone a hundred euros in a day, and no more', async () => {
    const person = await victim()
    const thief = await enters(person, THEIRS)
    let gone = 0
    for (let time = 0; time < 12; time += 1) if ((await sends(thief, 'mule_01', '400')) === 'done') gone += 400
    expect(gone).toBe(0)
    expect(await sends(thief, 'mule_01', '60')).toBe('done')
    expect(await deny(transfer.quote, gift('mule_01', '50'), thief)).toMatchObject({
      refusal: 'doubted',
      range: { least: '0.00', most: '40.00' },
      retry_after: expect.any(Number),
    })
    expect([await sends(thief, 'friend_1', '40'), await sends(thief, 'friend_1', '1')]).toEqual(['done', 'doubted'])
    expect(await holds(world, person, 'balance')).toBe(990_000n)
  })

  test('a day after, everything is as before', async () => {
    const person = await victim()
    const owner = await enters(person, THEIRS)
    expect(await sends(owner, 'mule_01', '400')).toBe('doubted')
    clock.pass(DAY_S)
    expect(await sends(owner, 'mule_01', '400')).toBe('done')
  })

  test('sells nothing to a bank account that is worth more, and what was quoted before is quoted anew', async () => {
    const person = await victim()
    await bindBank(world, person)
    await bring(world, person, 'coin', 100_000_000_000n)
    const before = await quoted(world, person, gift('mule_01', '400'))
    clock.pass(1)
    const thief = await enters(person, THEIRS)
    const sale = { quantity: '500', mode: 'normal', merchant_no: '', rematch: 0, parent_no: '' } as const
    expect(await deny(trade.quote, { ...sale, pay_type: 'bank' }, thief)).toMatchObject({ refusal: 'doubted' })
    expect((await give(trade.quote, { ...sale, pay_type: 'wallet' }, thief)).act).toBe('sell')
    expect(await deny(transfer.send, before, thief)).toEqual({ refusal: 'quote-stale' })
  })

  test('parallel quotes do not outrun the cap', async () => {
    const person = await victim()
    const thief = await enters(person, THEIRS)
    const forms = []
    for (let at = 0; at < 6; at += 1) forms.push(await quoted(world, thief, gift('mule_01', '60')))
    const answers = await Promise.all(forms.map((form) => ask(transfer.send, form, thief)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    for (const { code, data } of answers)
      if (code !== 1) expect(data).toMatchObject({ refusal: 'doubted', range: { least: '0.00', most: '40.00' } })
  })
})

describe('what somebody got from an account that is in doubt', () => {
  test('is held until the payer’s day is over, and only that sum; then it is theirs', async () => {
    const [person, receiver] = [await victim(), await member({ pin: PIN, username: 'gets_held' })]
    await bring(world, receiver, 'balance', 5_000n)
    const thief = await enters(person, THEIRS)
    const until = clock.read() / 1_000 + DAY_S
    expect(await sends(thief, 'gets_held', '70')).toBe('done')
    const both = async () => [await holds(world, receiver, 'balance'), await holds(world, receiver, 'balance', 'held')]
    expect(await both()).toEqual([5_000n, 7_000n])
    expect(await give(transfer.held, {}, receiver)).toEqual({
      list: [{ id: expect.any(Number), account: 'balance', amount: '70.00', until_time: until }],
    })
    expect((await give(notices.list, {}, receiver)).data[0]?.text).toMatch(
      /^You received €70\.00 from So•••\. The amount is held until 20\d\d-/,
    )
    expect(await sends(receiver, 'friend_1', '60')).toBe('amount-short')
    clock.set(new Date(until * 1_000 - 1).toISOString())
    await sweepHeldTransfers(context)
    expect(await both()).toEqual([5_000n, 7_000n])
    clock.set(new Date(until * 1_000).toISOString())
    await sweepHeldTransfers(context)
    await sweepHeldTransfers(context)
    expect(await both()).toEqual([12_000n, 0n])
    expect((await give(transfer.held, {}, receiver)).list).toEqual([])
  })
})

describe('no honest member is shut out', () => {
  test('whoever was paid before is no stranger, though a thief pays a mule first', async () => {
    const person = await victim()
    expect(await sends(person, 'friend_1', '5')).toBe('done')
    clock.pass(60)
    const owner = await enters(person, THEIRS)
    expect(await sends(owner, 'friend_1', '300')).toBe('done')
    expect([await sends(owner, 'mule_01', '1'), await sends(owner, 'mule_01', '300')]).toEqual(['done', 'doubted'])
  })

  test.each<[string, (person: Person) => Promise<Person>]>([
    ['the first phone', async (person) => enters(await forgetting(person), THEIRS)],
    ['the same phone again', (person) => enters(person, MINE)],
    [
      'a new phone, by a code',
      async (person) => {
        await give(sendCode, { scene: 'login', type: 'email', account: person.email })
        const form = { account: person.email, type: 'code', code: codeTo(person.email), device: THEIRS } as const
        return { ...person, ...(await give(signIn, form)) }
      },
    ],
    [
      'the same phone, after a new password by the old one',
      async (person) => {
        const NEW = 'another-harbour'
        await give(security.updatePassword, { old_password: PASSWORD, password: NEW, password_confirm: NEW }, person)
        return { ...person, ...(await give(signIn, { account: person.email, password: NEW, device: MINE })) }
      },
    ],
  ])('%s is no change', async (_, enter) => {
    const owner = await enter(await victim())
    expect(await sends(owner, 'mule_01', '400')).toBe('done')
  })

  const forgetting = async (person: Person) => {
    await sql.deleteFrom('device').where('member_id', '=', person.id).execute()
    return person
  }

  test('a new phone with the second factor is no change', async () => {
    const person = await victim()
    await hasApp(world, person)
    const { ticket = '' } = await deny(signIn, { account: person.email, password: PASSWORD, device: THEIRS })
    clock.pass(30)
    const second = appCode(context.clock.now())
    const entered = await give(factor.enter, { ticket, second, device: THEIRS })
    expect(await sends({ ...person, ...entered }, 'mule_01', '400')).toBe('done')
  })

  test('after a new phone withdrawals cool for a day', async () => {
    const person = await victim()
    await bindBank(world, person)
    for (const table of ['bank_account', 'pin'] as const)
      await sql
        .updateTable(table)
        .set({ changed_at: new Date(clock.read() - 2 * DAY_S * 1_000) })
        .where('member_id', '=', person.id)
        .execute()
    const out = { method: 'bank', account: 'balance', amount: '100' } as const
    expect((await give(withdrawal.quote, out, person)).cool_time).toBe(null)
    const owner = await enters(person, THEIRS)
    expect((await give(withdrawal.quote, out, owner)).cool_time).toBe(Math.floor(clock.read() / 1_000) + DAY_S)
  })
})

describe('an e-mail address that waits', () => {
  const begins = async (person: Person, email = fresh()) => {
    clock.pass(60)
    await give(sendCode, { scene: 'bind_email', type: 'email', account: email }, person)
    await give(setEmail, { email, code: codeTo(email), password: PASSWORD }, person)
    return email
  }
  const emailOf = async ({ id }: Person) =>
    (await sql.selectFrom('member').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

  test('becomes the member’s after a day, and the one of before is told twice', async () => {
    const person = await victim()
    const email = await begins(person)
    clock.pass(DAY_S - 1)
    await sweepEmailChanges(context)
    expect(await emailOf(person)).toBe(person.email)
    clock.pass(1)
    await sweepEmailChanges(context)
    expect(await emailOf(person)).toBe(email)
    expect(lastTo(person.email)?.subject).toBe('Your Quay e-mail address was changed')
    expect(await sends(person, 'mule_01', '400')).toBe('doubted')
    expect(await open(undoIn(person.email), 'POST')).toMatchObject({ title: 'Everything is stopped.' })
    const back = { ...person, ...(await give(signIn, { account: email, password: PASSWORD })) }
    expect(await give(security.pause, {}, back)).toMatchObject({ contact: 'm•••@quay.test', ways: [] })
    await give(sendCode, { scene: 'pause', type: 'email' }, back)
    const code = codeTo(person.email)
    expect((await give(security.liftPause, { password: PASSWORD, code }, back)).paused_at).toBe(null)
  })

  test('is cancelled by its member, once, and one waits at a time', async () => {
    const person = await victim()
    const email = await begins(person)
    expect(await begins(person, email)).toBe(email)
    const another = fresh()
    await give(sendCode, { scene: 'bind_email', type: 'email', account: another }, person)
    const form = { email: another, code: codeTo(another), password: PASSWORD }
    expect(await deny(setEmail, form, person)).toEqual({ refusal: 'said-already' })
    expect(await give(cancelEmailChange, {}, person)).toEqual({ waiting: null })
    expect(await give(cancelEmailChange, {}, person)).toEqual({ waiting: null })
    clock.pass(DAY_S)
    await sweepEmailChanges(context)
    expect([await emailOf(person), lastTo(person.email)?.subject]).toEqual([
      person.email,
      'Your Quay e-mail address stays',
    ])
  })

  test('is given up when its member pauses the account, for the pause is lifted by the address', async () => {
    const person = await victim()
    await begins(await enters(person, THEIRS))
    await give(security.setPause, {}, person)
    clock.pass(DAY_S)
    await sweepEmailChanges(context)
    expect([await emailOf(person), (await give(security.pause, {}, person)).contact]).toEqual([
      person.email,
      'm•••@quay.test',
    ])
  })

  test('ends where somebody else was faster, and its member hears of that', async () => {
    const person = await victim()
    const email = await begins(person)
    await member({ email })
    clock.pass(DAY_S)
    await sweepEmailChanges(context)
    expect([await emailOf(person), lastTo(person.email)?.subject]).toEqual([
      person.email,
      'Your Quay e-mail address was not changed',
    ])
    expect((await give(emailChange, {}, person)).waiting).toBe(null)
  })

  test('does not wait for whoever proves the second factor', async () => {
    const person = await victim()
    await hasApp(world, person)
    const email = fresh()
    await give(sendCode, { scene: 'bind_email', type: 'email', account: email }, person)
    const form = { email, code: codeTo(email), password: PASSWORD }
    expect(await deny(setEmail, form, person)).toMatchObject({ refusal: 'second-needed', ways: ['totp', 'recovery'] })
    clock.pass(30)
    expect(await give(setEmail, { ...form, second: appCode(context.clock.now()) }, person)).toMatchObject({
      waiting: null,
    })
    expect(await emailOf(person)).toBe(email)
  })
})

test('a link that is no link of ours, or is too old, says so and changes nothing', async () => {
  expect(await open('/undo/not-one-of-ours-at-all-here')).toMatchObject({ statusCode: 404, asks: false })
  expect(await open('/undo/..%2f..%2fetc', 'POST')).toMatchObject({ statusCode: 404 })
  const person = await victim()
  await enters(person, THEIRS)
  const link = undoIn(person.email)
  clock.pass(7 * DAY_S)
  expect(await open(link, 'POST')).toEqual({ statusCode: 200, title: 'Was it not you?', asks: false })
  expect((await give(security.pause, {}, await enters(person, MINE))).paused_at).toBe(null)
})

test('a token is forgotten a week after it ran out', async () => {
  const person = await victim()
  await enters(person, THEIRS)
  const left = async () =>
    (await sql.selectFrom('undo').select('address').where('member_id', '=', person.id).execute()).length
  clock.pass(14 * DAY_S)
  await forgetOld(context)
  expect(await left()).toBe(2)
  clock.pass(1)
  await forgetOld(context)
  expect(await left()).toBe(0)
})

test('of two who press at once one is heard', async () => {
  const person = await victim()
  await enters(person, THEIRS)
  const link = undoIn(person.email)
  const titles = (await Promise.all([open(link, 'POST'), open(link, 'POST')])).map(({ title }) => title)
  expect(titles.toSorted()).toEqual(['Everything is stopped.', 'Was it not you?'])
  expect([mule.id, friend.id].every((id) => id > 0)).toBe(true)
})
