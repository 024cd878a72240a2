import { expect, test } from 'vitest'
import { service } from '#contract/service.ts'
import { session } from '#contract/session.ts'
import { numberIn } from '#tests/world/desk.ts'
import { bring, holds, newKey, PIN } from '#tests/world/money.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, give, deny, member, clock } = world
const { by, log } = await openDesk(world)
// The desk acts in real time.
clock.set(new Date().toISOString())

const numberOf = async ({ id }: Person) =>
  (await sql.selectFrom('member').select('user_no').where('id', '=', id).executeTakeFirstOrThrow()).user_no
const standing = (person: Person) => give(service.info, {}, person)
const ask = async (person: Person, price = '50.00') =>
  by(ADA, `centre open ${await numberOf(person)} --region "Hamburg" --price ${price} --reason "Known since spring"`)
const approve = (asked: Awaited<ReturnType<typeof by>>, who = BEN) =>
  by(who, `centre approve ${numberIn(asked)}`, 'yes')

async function centre(): Promise<{ person: Person; number: string }> {
  const person = await member({ pin: PIN })
  await approve(await ask(person))
  return { person, number: (await standing(person)).center_no }
}

const form = (email: string) => ({
  email,
  nickname: 'Ada',
  password: 'harbour-light-9',
  payword: PIN,
  idem: newKey(),
})

test('a member becomes a centre by two operators, reads meanwhile that it is asked for, and one alone is refused', async () => {
  const mira = await member({ pin: PIN })
  const asked = await ask(mira)
  expect([asked.error, asked.out]).toEqual(['', expect.stringContaining('centre approve')])
  expect(await standing(mira)).toMatchObject({ status: 'pending', center_no: '' })
  expect((await approve(asked, ADA)).error).toBe('You asked for this yourself: another operator has to approve it.\n')
  expect(await deny(service.open, form('one@quay.test'), mira)).toEqual({ refusal: 'no-role' })
  const approved = await approve(asked)
  expect([approved.error, approved.out]).toEqual([
    '',
    expect.stringMatching(/becomes the service centre C\d{6} in Hamburg, and pays 50\.00 EUR an account\./),
  ])
  const { status, center_no, open_price, credit } = await standing(mira)
  expect([status, center_no, open_price, credit]).toEqual([
    'active',
    expect.stringMatching(/^C\d{6}$/),
    '50.00',
    '0.00',
  ])
  expect((await by(ADA, 'centres')).out).toMatch(/C\d{6} +\d{8} .*Hamburg +active .* 50\.00 +0\.00/)
  expect(await log('centre approve')).toMatchObject([
    { actor: BEN.email, reason: 'Known since spring', after: { act: 'open', region: 'Hamburg' } },
  ])
  expect((await ask(mira)).error).toMatch(/^Member \d+ is the centre C\d+ already, and is active\.\n$/)
})

test('a refused request leaves nobody waiting', async () => {
  const mira = await member()
  const asked = await ask(mira)
  expect((await by(BEN, `centre refuse ${numberIn(asked)}`, 'yes')).out).toContain('Refused.')
  expect(await standing(mira)).toMatchObject({ status: 'none' })
})

test('credit is sold out of the balance, or granted for what came elsewhere, by two; it opens an account', async () => {
  const { person, number } = await centre()
  await bring(world, person, 'balance', 12_000n)
  const sold = await by(ADA, `centre sell ${number} --amount 80.00 --reason "As it wrote on Monday"`)
  expect((await approve(sold, ADA)).error).toContain('another operator')
  const approved = await approve(sold)
  expect([approved.error, approved.out]).toEqual([
    '',
    expect.stringMatching(/balance +-80\.00 +EUR +120\.00 +40\.00[\s\S]+credit +80\.00 +EUR +0\.00 +80\.00/),
  ])
  expect([await holds(world, person, 'balance'), await holds(world, person, 'credit')]).toEqual([4_000n, 8_000n])
  const granted = await by(ADA, `centre grant ${number} --amount 20.00 --reason "Paid in cash, receipt 7"`)
  expect((await by(ADA, `manual approve ${numberIn(granted)}`, 'yes')).error).toContain('another operator')
  expect((await by(BEN, `manual approve ${numberIn(granted)}`, 'yes')).error).toBe('')
  expect(await standing(person)).toMatchObject({ credit: '100.00' })
  await give(service.open, form('opened-here@quay.test'), person)
  expect(await standing(person)).toMatchObject({ credit: '50.00', opened_count: 1 })
  const login = { account: 'opened-here@quay.test', password: 'harbour-light-9', type: 'account' } as const
  expect(await deny(session.signIn, login)).toMatchObject({ refusal: 'wrong-login' })
})

test('more than the balance holds is not sold, neither when it is asked for nor when it is approved', async () => {
  const { person, number } = await centre()
  await bring(world, person, 'balance', 5_000n)
  const sell = (amount: string) => by(ADA, `centre sell ${number} --amount ${amount} --reason "As it wrote"`)
  expect((await sell('50.01')).error).toBe(`The balance of ${number} is 50.00 EUR.\n`)
  const [one, two] = [await sell('40.00'), await sell('40.00')]
  expect((await approve(one)).error).toBe('')
  expect((await approve(two)).error).toBe('The account holds less than that; nothing was posted.\n')
  expect([await holds(world, person, 'balance'), await holds(world, person, 'credit')]).toEqual([1_000n, 4_000n])
})

test('a centre is stopped and reopened by two; what it has stays', async () => {
  const { person, number } = await centre()
  await bring(world, person, 'balance', 6_000n)
  await approve(await by(ADA, `centre sell ${number} --amount 60.00 --reason "As it wrote"`))
  const turn = (act: string) => by(ADA, `centre ${act} ${number} --reason "A complaint is looked into"`)
  expect((await turn('reopen')).error).toBe(`Centre ${number} is active, and not stopped.\n`)
  const [stop, again] = [await turn('stop'), await turn('stop')]
  expect((await approve(stop, ADA)).error).toContain('another operator')
  expect((await approve(stop)).out).toContain(`Centre ${number} opens no more accounts`)
  expect(await standing(person)).toMatchObject({ status: 'stopped', credit: '60.00' })
  expect(await deny(service.open, form('stopped@quay.test'), person)).toEqual({ refusal: 'not-available' })
  expect((await approve(again)).error).toBe(`Centre ${number} is stopped, and not active.\n`)
  expect((await approve(await turn('reopen'))).error).toBe('')
  expect(await standing(person)).toMatchObject({ status: 'active', credit: '60.00' })
})

test('nobody decides about themselves, and nothing half said is asked for', async () => {
  const own = await member({ email: ADA.email, pin: PIN })
  const other = await member({ email: BEN.email, pin: PIN })
  expect((await ask(own)).error).toBe('Nobody judges themselves: another operator has to.\n')
  expect((await approve(await ask(other))).error).toBe('Nobody judges themselves: another operator has to.\n')
  const mira = await numberOf(await member())
  const open = (flags: string) => by(ADA, `centre open ${mira} ${flags} --reason "Known"`)
  expect((await open('--price 50')).error).toContain('--region')
  expect((await open('--region "Bonn" --price 0')).error).toContain('"0" is no amount in EUR')
  expect((await open('--region "Bonn" --price 5e1')).error).toContain('"5e1" is no amount in EUR')
  expect((await by(ADA, 'centre stop C999999 --reason "Gone"')).error).toContain('There is no such centre')
  expect((await by(ADA, 'centre open 00000000 --region "Bonn" --price 5 --reason "Known"')).error).toContain(
    'No member',
  )
})
