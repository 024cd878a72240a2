import { describe, expect, test } from 'vitest'
import { notices } from '#contract/notices.ts'
import { security } from '#contract/security.ts'
import { wallet } from '#contract/wallet.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { payee, requested } from '#tests/world/cash-records.ts'
import { numberIn } from '#tests/world/desk.ts'
import { holds, newKey } from '#tests/world/money.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, give, clock } = world
const { by, slowly, log, help } = await openDesk(world)
// The desk acts in real time.
clock.set(new Date().toISOString())

const info = (person: Person, order_no: string) => give(withdrawal.info, { order_no }, person)
const stored = (no: string) =>
  sql.selectFrom('withdrawal').selectAll().where('order_no', '=', no).executeTakeFirstOrThrow()
const past = new Date(clock.read() - 1_000)
const lapsed = (no: string) =>
  sql.updateTable('withdrawal').set({ lease_by: past, wake_at: past }).where('order_no', '=', no).execute()
let refs = 0
const newRef = () => `SEPA-${(refs += 1)}`

async function asked(amount = '100') {
  const mira = await payee(world, 'balance', 500_000n)
  const { order_no: no } = await requested(world, mira, { amount })
  return { mira, no }
}

async function approved(amount = '100') {
  const here = await asked(amount)
  await by(ADA, `withdrawal take ${here.no}`)
  const said = await by(ADA, `withdrawal approve ${here.no} --reason "Looked at"`, 'yes')
  if (said.out.includes('It takes two')) await by(BEN, `cash approve ${numberIn(said)}`, 'yes')
  return here
}

describe('a withdrawal', () => {
  test('is not accepted while its member pauses what leaves', async () => {
    const { mira, no } = await asked()
    await by(ADA, `withdrawal take ${no}`)
    await give(security.setPause, {}, mira)
    expect((await by(ADA, `withdrawal approve ${no} --reason "Looked at"`, 'yes')).error).toBe(
      `The member of ${no} paused what leaves the account.\n`,
    )
    await sql.deleteFrom('pause').execute()
    expect((await by(ADA, `withdrawal approve ${no} --reason "Looked at"`, 'yes')).error).toBe('')
  })

  test('waits in the queue, is looked into by one, shown whole, accepted and paid as the journal says', async () => {
    const { mira, no } = await asked()
    expect((await by(ADA, 'withdrawals')).out).toMatch(
      new RegExp(`${no} +\\d+ h \\d\\d min +0 h 00 min +98\\.50 +EUR +bank +queued *\n`),
    )
    expect((await by(ADA, `withdrawal approve ${no}`, 'yes')).error).toBe(
      `Nobody looks into ${no}: withdrawal take ${no}\n`,
    )
    expect((await by(ADA, `withdrawal take ${no}`)).out).toContain(`Withdrawal ${no} is yours until`)
    expect((await by(BEN, `withdrawal take ${no}`)).error).toContain(`${ADA.email} looks into it until`)
    expect((await by(BEN, `withdrawal approve ${no}`, 'yes')).error).toContain(`${ADA.email} looks into it until`)
    const { out } = await by(BEN, `withdrawal show ${no}`)
    for (const said of [
      `Withdrawal ${no} is in_review: 100.00 EUR out of balance, fee 1.50 EUR, to pay 98.50 EUR.`,
      'To Mira Kuiper, NL91ABNA0417164300, ABNANL2A, ABN AMRO',
      'Account holder Mira Kuiper; no other name of the member is known',
      `${ADA.email} looks into it until`,
    ])
      expect(out).toContain(said)
    expect(out).toMatch(/hold +\d{8} balance held +100\.00 +EUR/)
    expect((await by(ADA, `withdrawal pay ${no} --ref ${newRef()}`, 'yes')).error).toBe(
      `Withdrawal ${no} is in_review: there is nothing to pay.\n`,
    )

    const accepted = await by(ADA, `withdrawal approve ${no}`, 'yes')
    expect([accepted.error, accepted.out]).toEqual(['', expect.stringContaining('is accepted, and paid next')])
    for (const line of [/outside:EUR +98\.50/, /fees:EUR +1\.50/, /balance held +-100\.00 +EUR +100\.00 +0\.00/])
      expect(accepted.out).toMatch(line)
    expect(await info(mira, no)).toMatchObject({ status: 'processing' })
    expect((await by(BEN, `withdrawal pay ${no}`, 'yes')).error).toContain('--ref')
    const ref = newRef()
    expect((await by(BEN, `withdrawal pay ${no} --ref ${ref}`, 'no')).out).toContain('Nothing was done.')
    expect((await give(wallet.log, {}, mira)).summary).toEqual({ income: '5000.00', expense: '0.00' })
    const paid = await by(BEN, `withdrawal pay ${no} --ref ${ref}`, 'yes')
    expect([paid.error, paid.code]).toEqual(['', 0])
    expect((await give(wallet.log, {}, mira)).summary).toEqual({ income: '5000.00', expense: '100.00' })
    expect(await info(mira, no)).toMatchObject({ status: 'completed', tx_hash: ref, late: 0 })
    expect([await holds(world, mira, 'balance'), await holds(world, mira, 'balance', 'held')]).toEqual([490_000n, 0n])
    expect((await give(notices.list, {}, mira)).data[0]?.text).toContain(no)
    expect(await log('withdrawal pay')).toEqual([
      {
        actor: BEN.email,
        subject: no,
        reason: '',
        before: { amount: '100.00 EUR', state: 'processing.sending', version: 2 },
        after: { amount: '100.00 EUR', state: 'completed', version: 3, ref },
      },
    ])
    expect((await by(ADA, 'withdrawals')).out).not.toContain(no)
    const { no: other } = await approved()
    expect((await by(ADA, `withdrawal pay ${other} --ref ${ref.toLowerCase()}`, 'yes')).error).toBe(
      `The reference ${ref.toLowerCase()} is that of ${no}.\n`,
    )
  })

  test('is rejected for a reason of the list, and everything is available again', async () => {
    const { mira, no } = await asked()
    await by(ADA, `withdrawal take ${no}`)
    expect((await by(ADA, `withdrawal reject ${no} --reason not_received`, 'yes')).error).toContain(
      'name_differs, account_closed, wrong_network, limits, other',
    )
    const done = await by(ADA, `withdrawal reject ${no} --reason name_differs --text "It is in another name."`, 'yes')
    expect([done.error, done.out]).toEqual(['', expect.stringMatching(/balance +100\.00 +EUR +4900\.00 +5000\.00/)])
    expect(await info(mira, no)).toMatchObject({
      status: 'rejected',
      reject_reason: 'The name of the account holder is not yours. It is in another name.',
    })
    expect(await holds(world, mira, 'balance')).toBe(500_000n)
    expect(await log('withdrawal reject')).toMatchObject([
      { actor: ADA.email, reason: 'name_differs', before: { state: 'in_review' }, after: { state: 'rejected' } },
    ])
  })

  test('that nobody decided about while the lease ran is anybody’s', async () => {
    const { mira, no } = await asked()
    await by(ADA, `withdrawal take ${no}`)
    await lapsed(no)
    expect((await by(ADA, `withdrawal approve ${no}`, 'yes')).error).toContain('Nobody looks into')
    const { version } = await info(mira, no)
    await give(withdrawal.cancel, { order_no: no, version, idem: newKey() }, mira)
    expect((await by(BEN, `withdrawal take ${no}`)).error).toBe(
      `Withdrawal ${no} is cancelled: there is nothing to look into.\n`,
    )
  })

  test('stumbles, is sent again, fails, and everything is available again', async () => {
    const { mira, no } = await approved()
    expect((await by(ADA, `withdrawal retry ${no}`)).error).toContain(
      'is processing.sending: there is nothing to retry',
    )
    expect((await by(ADA, `withdrawal stumble ${no} --reason "The bank is shut"`)).code).toBe(0)
    expect((await by(ADA, 'withdrawals')).out).toMatch(new RegExp(`${no} .* errored`))
    expect((await by(BEN, `withdrawal retry ${no}`)).code).toBe(0)
    await by(ADA, `withdrawal stumble ${no}`)
    const failed = await by(BEN, `withdrawal fail ${no} --reason account_closed`, 'yes')
    expect([failed.error, failed.out]).toEqual(['', expect.stringContaining('failed; its member has everything again')])
    expect((await info(mira, no)).status).toBe('failed')
    expect(await holds(world, mira, 'balance')).toBe(500_000n)
    expect((await log('withdrawal stumble')).map(({ reason, after }) => [reason, after])).toMatchObject([
      ['The bank is shut', { state: 'processing.errored' }],
      ['', { state: 'processing.errored' }],
    ])
  })

  test('that comes back is given back with its fee', async () => {
    const { mira, no } = await approved()
    await by(ADA, `withdrawal pay ${no} --ref ${newRef()}`, 'yes')
    const back = await by(BEN, `withdrawal return ${no} --reason account_closed`, 'yes')
    expect([back.error, back.out]).toEqual(['', expect.stringMatching(/balance +100\.00 +EUR +4900\.00 +5000\.00/)])
    expect((await info(mira, no)).status).toBe('returned')
    expect(await holds(world, mira, 'balance')).toBe(500_000n)
  })

  test('of an operator is another operator’s to decide, and of a frozen member nobody’s', async () => {
    const { mira, no } = await asked()
    await sql.updateTable('member').set({ email: BEN.email }).where('id', '=', mira.id).execute()
    expect((await by(BEN, `withdrawal take ${no}`)).error).toBe('This is your own: another operator has to.\n')
    await by(ADA, `withdrawal take ${no}`)
    await sql.updateTable('member').set({ email: mira.email }).where('id', '=', mira.id).execute()
    const { user_no } = await sql
      .selectFrom('member')
      .select('user_no')
      .where('id', '=', mira.id)
      .executeTakeFirstOrThrow()
    await by(BEN, `freeze ${user_no} --reason "A report"`)
    expect((await by(ADA, `withdrawal approve ${no}`, 'yes')).error).toBe(
      `The member of ${no} is frozen by Ben: A report\n`,
    )
    expect((await by(ADA, 'withdrawals')).out).toMatch(new RegExp(`${no} .*frozen`))
    expect((await by(ADA, `withdrawal show ${no}`)).out).toMatch(/The member is frozen until .* UTC: A report/)
  })
})

test('a withdrawal that was accepted before its member was frozen is paid all the same', async () => {
  const { mira, no } = await approved()
  const { user_no } = await sql
    .selectFrom('member')
    .select('user_no')
    .where('id', '=', mira.id)
    .executeTakeFirstOrThrow()
  await by(BEN, `freeze ${user_no} --reason "A report"`)
  expect((await by(ADA, `withdrawal pay ${no} --ref ${newRef()}`, 'yes')).error).toBe('')
  expect(await info(mira, no)).toMatchObject({ status: 'completed' })
})

test('what moved on, or takes two by now, is not done while an operator reads', async () => {
  const { no } = await approved()
  const moved = await slowly(ADA, `withdrawal pay ${no} --ref ${newRef()}`, async () => {
    await by(BEN, `withdrawal stumble ${no}`)
    await by(BEN, `withdrawal retry ${no}`)
  })
  expect(moved.error).toBe(`Withdrawal ${no} moved on meanwhile; look at it again.\n`)
  expect((await stored(no)).state).toBe('processing.sending')

  const { no: other } = await asked()
  await by(ADA, `withdrawal take ${other}`)
  const limit = (cents: number) =>
    asOwner(world, (owner) =>
      owner
        .updateTable('cash_terms')
        .set({ second_above: BigInt(cents) })
        .execute(),
    )
  const grown = await slowly(ADA, `withdrawal approve ${other}`, () => limit(9_999))
  await limit(100_000)
  expect(grown.error).toBe(`Withdrawal ${other} takes two by now; say it again.\n`)
  expect((await stored(other)).state).toBe('in_review')
})

describe('two operators', () => {
  test('accept what is above the limit; the lease may run out meanwhile, and what moved on is not accepted', async () => {
    const { mira, no } = await asked('1001')
    await by(ADA, `withdrawal take ${no}`)
    expect((await by(ADA, `withdrawal approve ${no}`, 'yes')).error).toContain('Say why')
    const first = await by(ADA, `withdrawal approve ${no} --reason "As ever"`, 'yes')
    expect(first.out).toContain('It takes two')
    expect((await by(ADA, `cash approve ${numberIn(first)}`, 'yes')).error).toContain('another operator')
    await lapsed(no)
    const approved = await by(BEN, `cash approve ${numberIn(first)}`, 'yes')
    expect([approved.error, approved.out]).toEqual(['', expect.stringContaining('withdrawal approve')])
    const { operator_id, second_id, state } = await stored(no)
    expect([operator_id, second_id, state]).toEqual([1, 2, 'processing.sending'])
    expect((await info(mira, no)).status).toBe('processing')
    expect((await log('withdrawal approve')).at(-1)).toMatchObject({
      actor: BEN.email,
      subject: no,
      reason: 'As ever',
      after: { state: 'processing.sending' },
    })

    const { mira: nils, no: other } = await asked('1001')
    await by(ADA, `withdrawal take ${other}`)
    const second = await by(ADA, `withdrawal approve ${other} --reason "As ever"`, 'yes')
    await lapsed(other)
    const { version } = await info(nils, other)
    await give(withdrawal.cancel, { order_no: other, version, idem: newKey() }, nils)
    expect((await by(BEN, `cash approve ${numberIn(second)}`, 'yes')).error).toContain(
      'moved on since this was asked for (cancel)',
    )
  })

  test('let fail and give back what is above it', async () => {
    const { mira, no } = await approved('1001')
    const fail = await by(ADA, `withdrawal fail ${no} --reason account_closed --text "Please check it."`, 'yes')
    expect(fail.out).toContain('It takes two')
    expect((await by(BEN, `cash approve ${numberIn(fail)}`, 'yes')).out).toContain('The member reads: Please check it.')
    expect(await info(mira, no)).toMatchObject({
      status: 'failed',
      reject_reason: 'The bank account is closed. Please check it.',
    })
  })
})

test.each(['take', 'show', 'approve', 'reject', 'pay', 'stumble', 'retry', 'fail', 'return'])(
  '%s of nothing is said',
  async (verb) => {
    const flags = { pay: '--ref none', reject: '--reason limits', fail: '--reason limits', return: '--reason limits' }
    expect((await by(ADA, `withdrawal ${verb} W0000000000 ${flags[verb as 'pay'] ?? ''}`)).error).toBe(
      'No withdrawal has the number W0000000000.\n',
    )
  },
)

test('help says every verb of the cash', async () => {
  const { out } = await help()
  for (const verb of [
    'recharges',
    ...['take', 'show', 'ask', 'reject', 'credit', 'reverse'].map((act) => `recharge ${act}`),
    'withdrawals',
    ...['take', 'show', 'approve', 'reject', 'pay', 'stumble', 'retry', 'fail', 'return'].map(
      (act) => `withdrawal ${act}`,
    ),
    'cash list',
    'cash approve',
    'cash refuse',
  ])
    expect(out).toContain(`\n  ${verb}`)
})
