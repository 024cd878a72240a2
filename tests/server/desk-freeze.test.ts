import { expect, test } from 'vitest'
import { notices } from '#contract/notices.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { DAY_MS, HOUR_MS } from '#contract/time-units.ts'
import { endFreezes } from '#server/ledger/freezes.ts'
import { utcText } from '#server/lib/clock.ts'
import { payee, requested } from '#tests/world/cash-records.ts'
import { numberIn } from '#tests/world/desk.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, give, deny, member, clock, context } = world
const { by, log, help } = await openDesk(world)
// The desk acts in real time.
clock.set(new Date().toISOString())

const numberOf = async ({ id }: Person) =>
  (await sql.selectFrom('member').select('user_no').where('id', '=', id).executeTakeFirstOrThrow()).user_no
const wish = { method: 'bank', account: 'balance', amount: '100' } as const
const heard = async (person: Person) =>
  (await give(notices.list, {}, person)).data.map(({ about, title, text, link }) => ({ about, title, text, link }))
const notice = (text: string) => ({
  about: 'freeze',
  title: 'Payments from your account',
  text,
  link: '/pages/money/atm',
})
const BEGUN = (until: Date) =>
  `We have paused payments from your account. The pause ends on ${utcText(until)} unless a second person on our team confirms it. Who decides: Ada, our team. Reason: A report`
const holdOf = async (person: Person) => (await give(withdrawal.counter, {}, person)).hold

test('a freeze by one ends after three days; its member reads why, until when and who decides', async () => {
  const mira = await payee(world, 'balance', 100_000n)
  const no = await numberOf(mira)
  expect(await holdOf(mira)).toBeNull()
  expect((await by(ADA, 'freezes')).out).toContain('Nobody is frozen.')
  const { out } = await by(ADA, `freeze ${no} --reason "A report"`)
  expect(out).toMatch(new RegExp(`Member ${no} is frozen until .* UTC: .* freeze confirm ${no}\\.`))
  const { until_at: until, since } = await sql.selectFrom('frozen').selectAll().executeTakeFirstOrThrow()
  expect(until!.getTime() - since.getTime()).toBe(72 * HOUR_MS)
  expect((await by(ADA, 'freezes')).out).toMatch(new RegExp(`${no} .* ${ADA.email} +A report`))
  expect(await log('freeze')).toMatchObject([
    { actor: ADA.email, subject: no, reason: 'A report', after: { until: expect.any(String) } },
  ])

  const held = { reason: 'A report', until: Math.floor(until!.getTime() / 1000), decided_by: 'Ada' }
  // Whoever is not seen for three days is signed out: she looks in between, however long the desk took to freeze her.
  clock.set(new Date(since.getTime() + DAY_MS).toISOString())
  expect(await holdOf(mira)).toEqual(held)
  clock.set(new Date(until!.getTime() - 1_000).toISOString())
  expect(await holdOf(mira)).toEqual(held)
  expect(await deny(withdrawal.quote, wish, mira)).toMatchObject({ refusal: 'member-frozen', retry_after: 1 })
  clock.set(until!.toISOString())
  expect(await holdOf(mira)).toBeNull()
  expect((await requested(world, mira)).status).toBe('queued')
  expect(await heard(mira)).toEqual([notice(BEGUN(until!))])
  await endFreezes(context)
  const over = 'The pause of payments from your account is over. You can pay and withdraw again.'
  expect(await heard(mira)).toEqual([notice(over), notice(BEGUN(until!))])
})

test('another operator confirms it, once; then it has no end', async () => {
  const mira = await payee(world, 'balance', 100_000n)
  const no = await numberOf(mira)
  expect((await by(BEN, `freeze confirm ${no}`, 'yes')).error).toBe(`Member ${no} is not frozen.\n`)
  await by(ADA, `freeze ${no} --reason "A report"`)
  expect((await by(ADA, `freeze confirm ${no}`, 'yes')).error).toContain('another operator has to confirm it')
  expect((await by(BEN, `freeze confirm ${no}`, 'no')).out).toMatch(/frozen by Ada on .*: A report[\s\S]+Nothing was/)
  const said = await by(BEN, `freeze confirm ${no}`, 'yes')
  expect([said.error, said.out]).toEqual(['', expect.stringContaining('stays frozen until two operators thaw.')])
  expect((await by(BEN, `freeze confirm ${no}`, 'yes')).error).toContain('Two operators agreed already')
  expect((await by(ADA, 'freezes')).out).toMatch(new RegExp(`${no} .* thawed by two +${ADA.email} +${BEN.email}`))
  expect(await holdOf(mira)).toEqual({ reason: 'A report', until: null, decided_by: 'Ada, Ben' })
  expect(await deny(withdrawal.quote, wish, mira)).toEqual({ refusal: 'member-frozen' })
  expect(await log('freeze confirm')).toMatchObject([
    {
      actor: BEN.email,
      subject: no,
      reason: 'A report',
      before: { until: expect.any(String) },
      after: { until: null },
    },
  ])
  const stays =
    'Payments from your account stay paused until two people on our team lift the pause. Who decides: Ada, Ben, our team. Reason: A report'
  expect((await heard(mira))[0]).toEqual(notice(stays))
  const asked = await by(ADA, `thaw ${no} --reason "Settled"`)
  expect((await by(BEN, `thaw approve ${numberIn(asked)}`, 'yes')).error).toBe('')
  expect(await holdOf(mira)).toBeNull()
  const lifted = 'Our team lifted the pause of payments from your account. You can pay and withdraw again.'
  expect(await heard(mira)).toEqual([notice(lifted), notice(stays), notice(expect.any(String))])
})

test('nobody confirms or thaws what is their own', async () => {
  const mira = await member({ email: BEN.email })
  const no = await numberOf(mira)
  await by(ADA, `freeze ${no} --reason "A report"`)
  for (const words of [`freeze confirm ${no}`, `thaw ${no} --reason "Mine"`])
    expect((await by(BEN, words, 'yes')).error).toContain('another operator has to')
  const asked = await by(ADA, `thaw ${no} --reason "Settled"`)
  expect((await by(BEN, `thaw approve ${numberIn(asked)}`, 'yes')).error).toContain('another operator has to')
  expect((await by(BEN, 'freezes')).out).toContain(no)
})

test('help says it', async () => {
  const { out } = await help()
  for (const verb of ['freeze confirm', 'freezes']) expect(out).toContain(`\n  ${verb}`)
  expect(out).toContain('the member reads the reason, the end and who decides')
})
