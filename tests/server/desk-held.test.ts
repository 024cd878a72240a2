import { expect, test } from 'vitest'
import { DAY_MS, DAY_S } from '#contract/time-units.ts'
import { LOCALES } from '#contract/locales.ts'
import { notices } from '#contract/notices.ts'
import { session } from '#contract/session.ts'
import { transfer, type TransferAccount } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { sweepHeldTransfers } from '#server/transfer/held.ts'
import { booksBalance } from '#tests/world/books.ts'
import { numberIn } from '#tests/world/desk.ts'
import { bring, PIN, postings, quoted } from '#tests/world/money.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { openWorld } from '#tests/world/open.ts'
import { PASSWORD, type Person } from '#tests/world/world.ts'

const world = await openWorld({ settings: { codesPerNetwork: 400 } })
const { sql, give, member, clock, context, letters, app } = world
const { by, log } = await openDesk(world)
// The desk acts in real time; what it decides about began weeks before, at noon.
clock.set(`${new Date(Date.now() - 30 * DAY_MS).toISOString().slice(0, 10)}T12:00:00Z`)

type Known = Person & { username: string; no: string }
let names = 0
async function known(): Promise<Known> {
  const username = `held_${(names += 1)}`
  const person = await member({ pin: PIN, username })
  const { user_no: no } = await sql
    .selectFrom('member')
    .select('user_no')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  return { ...person, username, no }
}

async function sends(who: Person, { username: to }: Known, account: TransferAccount, amount: string) {
  clock.pass(60)
  await give(transfer.send, await quoted(world, who, { to, account, amount, remark: '' }), who)
}

/** Whoever has the password of somebody sends what a day lets go, from a phone never seen. */
async function takenOver(): Promise<{ owner: Known; mule: Known; friend: Known }> {
  const [owner, mule, friend] = [await known(), await known(), await known()]
  await bring(world, owner, 'balance', 100_000n)
  await bring(world, owner, 'eur', 20_000n)
  await bring(world, mule, 'balance', 5_000n)
  const enters = (device: string) => give(session.signIn, { account: owner.email, password: PASSWORD, device })
  await enters('the phone of the member')
  const thief = { ...owner, ...(await enters('the phone of a thief')) }
  await sends(thief, mule, 'balance', '60')
  await sends(thief, mule, 'eur', '15')
  await sends(thief, friend, 'balance', '20')
  return { owner, mule, friend }
}

async function stops({ email }: Person) {
  const [link = ''] = /\/undo\/\S+/.exec(letters().find(({ to }) => to === email)?.text ?? '') ?? []
  expect((await app.inject({ method: 'POST', url: link })).body).toContain('Everything is stopped.')
}

async function afterADay() {
  clock.pass(DAY_S)
  await sweepHeldTransfers(context)
}

/** Every account of a member that holds or held something. */
async function bookOf({ id }: Person) {
  const rows = await sql
    .selectFrom('account')
    .select(['name', 'part', 'amount'])
    .where('member_id', '=', id)
    .where('version', '>', 0n)
    .orderBy('name')
    .orderBy('part')
    .execute()
  return rows.map(({ name, part, amount }) => `${name} ${part} ${amount}`)
}
const booksOf = async (...people: Person[]) => Promise.all(people.map(bookOf))
const statesOf = async ({ id }: Person) =>
  (await sql.selectFrom('held_transfer').select('state').where('payer_id', '=', id).orderBy('id').execute()).map(
    ({ state }) => state,
  )
const again = async (person: Person) => ({
  ...person,
  ...(await give(session.signIn, { account: person.email, password: PASSWORD, device: 'the phone of the member' })),
})
const told = async (person: Person, language = 'en-us') =>
  (await give(notices.list, {}, { token: person.token, language })).data.map(({ text }) => text)

const HELD = [
  ['balance available 92000', 'eur available 18500'],
  ['balance available 5000', 'balance held 6000', 'eur held 1500'],
  ['balance held 2000'],
]

test('what is held of whoever stopped everything by a letter stays held when the day is over, and is not theirs meanwhile', async () => {
  const { owner, mule, friend } = await takenOver()
  await stops(owner)
  await afterADay()
  expect([await booksOf(owner, mule, friend), await statesOf(owner)]).toEqual([HELD, Array(3).fill('disputed')])
  expect(
    (await give(transfer.held, {}, mule)).list.map(({ account, amount, until_time }) => [account, amount, until_time]),
  ).toEqual([
    ['balance', '60.00', null],
    ['eur', '15.00', null],
  ])
  expect((await told(mule))[0]).toBe(
    '€15.00 from So••• stays held, because the sender’s account was stopped. Our team decides and tells you.',
  )
  await booksBalance(world)
})

test('two operators send all of it back: one posting for each sum, both sides are told in their language, and the journal says so', async () => {
  const { owner, mule, friend } = await takenOver()
  await stops(owner)
  const before = await postings(world)
  const asked = await by(ADA, `held return ${owner.no} --reason "The member called"`)
  expect(asked.out).toMatch(new RegExp(`${owner.no} +${mule.no} +balance +60\\.00 +EUR`))
  expect((await by(BEN, 'held')).out).toMatch(new RegExp(`${owner.no} +${friend.no} +balance +20\\.00 +EUR`))
  expect((await by(ADA, `held approve ${numberIn(asked)}`, 'yes')).error).toContain('another operator has to approve')
  expect([await booksOf(owner, mule, friend), await postings(world)]).toEqual([HELD, before])

  const agreed = await by(BEN, `held approve ${numberIn(asked)}`, 'yes')
  expect([agreed.error, agreed.out]).toEqual([
    '',
    expect.stringContaining(`${ADA.email} wants all of it sent back to member ${owner.no}: The member called`),
  ])
  expect([await booksOf(owner, mule, friend), await postings(world)]).toEqual([
    [
      ['balance available 100000', 'eur available 20000'],
      ['balance available 5000', 'balance held 0', 'eur held 0'],
      ['balance held 0'],
    ],
    before + 3,
  ])
  expect(await statesOf(owner)).toEqual(Array(3).fill('returned'))
  expect((await give(transfer.held, {}, mule)).list).toEqual([])
  await booksBalance(world)

  const home = await again(owner)
  expect((await told(home)).slice(0, 3)).toEqual(
    ['€20.00', '€15.00', '€60.00'].map(
      (sum) => `${sum} from your account to So••• is back with you. Our team decided so.`,
    ),
  )
  expect((await told(friend))[0]).toBe(
    '€20.00 from So••• went back, because the sender’s account was stopped. Our team decided so.',
  )
  for (const person of [home, friend]) {
    const said = await Promise.all(LOCALES.map(async ({ accept }) => (await told(person, accept))[0]))
    expect(new Set(said).size).toBe(LOCALES.length)
  }
  const { data } = await give(wallet.log, { account: 'balance', limit: 2 }, home)
  expect(data.map(({ title, direction, amount }) => [title, direction, amount])).toEqual([
    ['Transfer returned', 'in', '20.00'],
    ['Transfer returned', 'in', '60.00'],
  ])
  expect(
    (await log('held return')).map(({ actor, reason, before: was, after }) => [actor, reason, was, after]),
  ).toEqual(
    [
      [mule, 'balance', '60.00'],
      [mule, 'eur', '15.00'],
      [friend, 'balance', '20.00'],
    ].map(([to, , amount]) => [
      BEN.email,
      'The member called',
      { state: 'disputed', from: owner.no, to: (to as Known).no, amount, currency: 'EUR' },
      { request: numberIn(asked), state: 'returned' },
    ]),
  )
  const left = await sql.selectFrom('day_left').select('strange').where('member_id', '=', owner.id).execute()
  expect(left.map(({ strange }) => strange)).toEqual([0n])
})

test('or leave it to whoever got it, who may use it from then on', async () => {
  const { owner, mule, friend } = await takenOver()
  await stops(owner)
  const asked = await by(BEN, `held release ${owner.no} --reason "It was the member"`)
  expect((await by(ADA, `held approve ${numberIn(asked)}`, 'yes')).error).toBe('')
  expect([await booksOf(owner, mule, friend), await statesOf(owner)]).toEqual([
    [
      ['balance available 92000', 'eur available 18500'],
      ['balance available 11000', 'balance held 0', 'eur available 1500', 'eur held 0'],
      ['balance available 2000', 'balance held 0'],
    ],
    Array(3).fill('released'),
  ])
  expect((await told(friend))[0]).toBe('€20.00 from So••• is no longer held. Our team decided that it is yours.')
  expect((await told(await again(owner)))[0]).toBe(
    'Our team decided about €20.00 from your account to So•••: it stays with them.',
  )
  await booksBalance(world)
})

test('is refused in words where nothing is held, was decided, or nobody stopped anything', async () => {
  const asks = (no: string) => by(ADA, `held return ${no} --reason "The member called"`)
  const { owner, mule } = await takenOver()
  const held = await booksOf(owner, mule)
  expect((await asks(mule.no)).error).toContain(`Nothing that member ${mule.no} sent is held.`)
  expect((await asks(owner.no)).error).toContain(`Member ${owner.no} is not paused by a letter: what they sent goes`)
  await afterADay()
  expect((await asks(owner.no)).error).toContain(`What was held of member ${owner.no} is released already`)
  await stops(owner)
  expect((await asks(owner.no)).error).toContain(`What was held of member ${owner.no} is released already`)
  expect(await booksOf(owner, mule)).not.toEqual(held)

  const other = await takenOver()
  await stops(other.owner)
  const [one, two] = [await asks(other.owner.no), await asks(other.owner.no)]
  expect((await by(BEN, `held approve ${numberIn(one)}`, 'yes')).error).toBe('')
  expect((await by(BEN, `held approve ${numberIn(two)}`, 'yes')).error).toContain('is returned already')
  expect((await asks(other.owner.no)).error).toContain(`What was held of member ${other.owner.no} is returned already`)
})

test('nothing goes back to a member who is here no longer', async () => {
  const { owner } = await takenOver()
  await stops(owner)
  const asked = await by(ADA, `held return ${owner.no} --reason "The member called"`)
  await sql.updateTable('member').set({ deleted_at: context.clock.now() }).where('id', '=', owner.id).execute()
  const gone = `Member ${owner.no} is here no longer: nothing can be sent back to them.`
  expect((await by(BEN, `held approve ${numberIn(asked)}`, 'yes')).error).toContain(gone)
  expect((await by(ADA, `held return ${owner.no} --reason "The member called"`)).error).toContain(gone)
  expect(await statesOf(owner)).toEqual(Array(3).fill('disputed'))
  await sql.updateTable('member').set({ deleted_at: null }).where('id', '=', owner.id).execute()
})

test('nobody decides about what they sent or got themselves', async () => {
  const { owner, mule } = await takenOver()
  await stops(owner)
  await sql.updateTable('member').set({ email: ADA.email }).where('id', '=', mule.id).execute()
  const asks = (who: typeof ADA) => by(who, `held release ${owner.no} --reason "It was the member"`)
  expect((await asks(ADA)).error).toContain('Nobody judges themselves')
  const asked = await asks(BEN)
  expect((await by(ADA, `held approve ${numberIn(asked)}`, 'yes')).error).toContain('Nobody judges themselves')
  expect(await statesOf(owner)).toEqual(Array(3).fill('disputed'))
  await sql.updateTable('member').set({ email: mule.email }).where('id', '=', mule.id).execute()
})

test('of many who decide at once, differently, one is heard: every sum moves once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { owner, mule, friend } = await takenOver()
    await stops(owner)
    const before = await postings(world)
    const requests = [
      numberIn(await by(ADA, `held return ${owner.no} --reason "The member called"`)),
      numberIn(await by(ADA, `held release ${owner.no} --reason "It was the member"`)),
      numberIn(await by(ADA, `held return ${owner.no} --reason "The member wrote"`)),
    ]
    const tries = requests.flatMap((request) => [request, request])
    const said = await Promise.all(tries.map((request) => by(BEN, `held approve ${request}`, 'yes')))
    expect([said.filter(({ error }) => error === '').length, await postings(world)]).toEqual([1, before + 3])
    const ends = new Set(await statesOf(owner))
    expect([['returned'], ['released']]).toContainEqual([...ends])
    const back = ends.has('returned')
    expect(await booksOf(owner, mule, friend)).toEqual([
      back ? ['balance available 100000', 'eur available 20000'] : HELD[0],
      back
        ? ['balance available 5000', 'balance held 0', 'eur held 0']
        : ['balance available 11000', 'balance held 0', 'eur available 1500', 'eur held 0'],
      back ? ['balance held 0'] : ['balance available 2000', 'balance held 0'],
    ])
  }
  await booksBalance(world)
})

test('whoever stops everything in the moment in which the day ends either was in time or was not, for each sum', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { owner, mule, friend } = await takenOver()
    clock.pass(DAY_S)
    await Promise.all([stops(owner), sweepHeldTransfers(context), sweepHeldTransfers(context)])
    await sweepHeldTransfers(context)
    const states = await statesOf(owner)
    expect(states.every((state) => state === 'released' || state === 'disputed')).toBe(true)
    const [first] = await booksOf(owner, mule, friend)
    expect(first).toEqual(HELD[0])
  }
  await booksBalance(world)
})
