import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { goes, requestOf, settles, signsIn } from '#tests/world/cancellations.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { bring, PIN } from '#tests/world/money.ts'
import { ADA, openDesk } from '#tests/world/operators.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, member, clock, letters } = world
const { by, log } = await openDesk(world)
await setPrices(world)
const noOf = async ({ id }: Person) =>
  (await sql.selectFrom('member').select('user_no').where('id', '=', id).executeTakeFirstOrThrow()).user_no

async function asked(days: number, points = 0n) {
  clock.set(new Date().toISOString())
  const person = await member({ pin: PIN })
  if (points > 0n) await bring(world, person, 'points', points)
  await goes(world, person)
  const before = raw<Date>`created_at - ${days} * interval '1 day'`
  await sql
    .updateTable('cancellation')
    .set({
      created_at: before,
      review_from: raw<Date>`review_from - ${days} * interval '1 day'`,
      review_by: raw<Date>`review_by - ${days} * interval '1 day'`,
    })
    .where('member_id', '=', person.id)
    .execute()
  return { person, no: await noOf(person) }
}

const done = () => {
  clock.set(new Date().toISOString())
  return settles(world)
}

test('the desk lists who waits, shows what would be posted, and lets go whoever waited long enough', async () => {
  expect((await by(ADA, 'cancellations')).out).toContain('Nobody waits for their account to be cancelled.')
  const { person, no } = await asked(20, 120n)
  expect((await by(ADA, 'cancellations')).out).toMatch(new RegExp(`${no} +pending .* now +LATE`))
  const { out } = await by(ADA, `cancellation show ${no}`)
  expect(out).toContain('Nothing hangs on the account.')
  expect(out).toMatch(/Given up, when it is deleted:[\s\S]*capital:POINTS/)
  expect((await by(ADA, `cancellation approve ${no}`, 'no')).out).toContain('Nothing was done.')
  expect((await by(ADA, `cancellation approve ${no}`, 'yes')).out).toContain(`The account of ${no} is deleted`)
  expect((await requestOf(world, person)).state).toBe('deleting')
  await done()
  expect((await requestOf(world, person)).state).toBe('deleted')
  expect(await log('cancellation approve')).toMatchObject([
    { actor: ADA.email, subject: no, before: { state: 'pending' }, after: { state: 'deleting' } },
  ])
})

test('nobody is let go too early, or while something hangs on the account, or who is back', async () => {
  const early = await asked(1)
  expect(await by(ADA, `cancellation approve ${early.no}`, 'yes')).toMatchObject({ code: 1 })
  const late = await asked(20)
  await bring(world, late.person, 'balance', 5_000n)
  const shown = await by(ADA, `cancellation approve ${late.no}`, 'yes')
  expect([shown.code, shown.out]).toEqual([1, expect.stringContaining('balance: €50.00 available')])
  const back = await asked(20)
  await signsIn(world, back.person)
  expect((await by(ADA, `cancellation approve ${back.no}`, 'yes')).error).toContain('is kept')
  expect((await by(ADA, 'cancellation show 00000000')).error).toContain('No member has the number')
  const none = await noOf(await member())
  expect((await by(ADA, `cancellation show ${none}`)).error).toContain('did not ask')
})

test('nobody decides about themselves; who is rejected reads why', async () => {
  const { person, no } = await asked(20)
  await sql.updateTable('member').set({ email: ADA.email }).where('id', '=', person.id).execute()
  expect((await by(ADA, `cancellation reject ${no} --reason law`, 'yes')).error).toContain('another operator')
  await sql.updateTable('member').set({ email: person.email }).where('id', '=', person.id).execute()
  expect((await by(ADA, `cancellation reject ${no} --reason never`, 'yes')).error).toContain('Say why')
  expect((await by(ADA, `cancellation reject ${no} --reason other`, 'yes')).error).toContain('says nothing by itself')
  expect((await by(ADA, `cancellation reject ${no} --reason law`, 'yes')).out).toContain(`The account of ${no} stays`)
  await done()
  expect(letters().find(({ to }) => to === person.email)?.text).toContain('The law obliges us')
  expect(await log('cancellation reject')).toMatchObject([{ subject: no, reason: 'law' }])
})
