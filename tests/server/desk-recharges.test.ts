import type { Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { notices } from '#contract/notices.ts'
import { recharge } from '#contract/recharge.ts'
import { begun, openWays, payee } from '#tests/world/cash-records.ts'
import { proofOf, shown } from '#tests/server/lib/cash.ts'
import { numberIn } from '#tests/world/desk.ts'
import { holds, newKey } from '#tests/world/money.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { PAID, receipt as drawn } from '#tests/files/receipts.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, give, deny, clock, member } = world
const { by, log } = await openDesk(world)
// The desk acts in real time.
clock.set(new Date().toISOString())
const ways = await openWays(world)
const bank = { channel_id: ways.bank }

const info = (person: Person, order_no: string) => give(recharge.info, { order_no }, person)
const stored = (no: string) =>
  sql.selectFrom('recharge').selectAll().where('order_no', '=', no).executeTakeFirstOrThrow()
const past = new Date(clock.read() - 1_000)
const lapsed = (no: string) =>
  sql.updateTable('recharge').set({ lease_by: past, wake_at: past }).where('order_no', '=', no).execute()
let refs = 0
const newRef = () => `REF-${(refs += 1)}`

describe('a recharge', () => {
  test('waits in the queue, is looked into by one, shown whole, and credited as the journal says', async () => {
    const mira = await payee(world, 'balance', 0n)
    const { order_no: no, reference } = await shown(world, mira, { ...bank, payer_name: 'KUIPER MIRA' })
    expect((await by(ADA, 'recharges')).out).toMatch(
      new RegExp(`${no} +3 h 59 min +0 h 00 min +100\\.00 +EUR +Quay Demo Bank *\n`),
    )
    const credit = `recharge credit ${no} --ref "2026-11 0815"`
    expect((await by(ADA, credit)).error).toBe(`Nobody looks into ${no}: recharge take ${no}\n`)
    expect((await by(ADA, `recharge take ${no}`)).out).toContain(`Recharge ${no} is yours until`)
    expect((await by(BEN, `recharge take ${no}`)).error).toContain(`${ADA.email} looks into it until`)
    expect((await by(BEN, credit)).error).toContain(`${ADA.email} looks into it until`)
    expect((await by(BEN, 'recharges')).out).toContain(ADA.email)
    const { out } = await by(BEN, `recharge show ${no}`)
    for (const said of [
      `Recharge ${no} is in_review: 100.00 EUR, fee 0.00 EUR, credited 100.00 EUR.`,
      `${ADA.email} looks into it until`,
      `By Quay Demo Bank, to NL91ABNA0417164300 (demo), quoting ${reference}.`,
      'recharges 0 credited, 0 rejected, 0 reversed',
      'Payer KUIPER MIRA: match (Mira Kuiper match)',
      'look /files/pictures/',
      'No other picture looks like it.',
      'None of its money moved yet.',
    ])
      expect(out).toContain(said)
    expect(out).toMatch(/1 +\S+ \S+ +member +prove +submitted/)

    expect((await by(ADA, `recharge credit ${no}`)).error).toContain('--ref')
    const looked = await by(ADA, credit, 'no')
    expect(looked.out).toContain('Reference: 2026-11 0815\n')
    expect(looked.out).toMatch(/outside:EUR +-100\.00 +EUR\n/)
    expect(looked.out).toMatch(/balance +100\.00 +EUR +0\.00 +100\.00/)
    expect(looked.out).toContain('Nothing was done.')
    const done = await by(ADA, credit, 'yes')
    expect([done.error, done.code]).toEqual(['', 0])
    expect(done.out).toContain(`Recharge ${no} is credited.`)
    expect(await holds(world, mira, 'balance')).toBe(10_000n)
    expect(await info(mira, no)).toMatchObject({ status: 'credited', balance_after: '100.00', allowed: [] })
    expect((await give(notices.list, {}, mira)).data[0]?.text).toContain(no)
    const facts = { amount: '100.00 EUR' }
    expect(await log('recharge credit')).toEqual([
      {
        actor: ADA.email,
        subject: no,
        reason: '',
        before: { ...facts, state: 'in_review', version: 2 },
        after: { ...facts, state: 'credited', version: 3, ref: '2026-11 0815' },
      },
    ])
    expect((await by(ADA, credit, 'yes')).error).toBe(`Recharge ${no} is credited: there is nothing to credit.\n`)
    expect((await by(ADA, `recharge take ${no}`)).error).toContain('there is nothing to look into')
    expect((await by(ADA, 'recharges')).out).not.toContain(no)
  })

  test('a lease that ran out makes it anybody’s, where it stood in the queue', async () => {
    const { order_no: no } = await shown(world, await member(), bank)
    const since = (await stored(no)).shown_at
    await by(ADA, `recharge take ${no}`)
    await lapsed(no)
    expect((await by(ADA, `recharge reject ${no} --reason not_received`)).error).toContain('Nobody looks into')
    expect((await by(BEN, `recharge take ${no}`)).code).toBe(0)
    expect([(await stored(no)).shown_at, (await stored(no)).operator_id]).toEqual([since, 2])
  })

  test('is never credited twice for one arrival, by whatever letters it is written', async () => {
    const [one, other] = [await shown(world, await member(), bank), await shown(world, await member(), bank)]
    for (const { order_no } of [one, other]) await by(ADA, `recharge take ${order_no}`)
    const ref = newRef()
    expect((await by(ADA, `recharge credit ${one.order_no} --ref ${ref}`, 'yes')).code).toBe(0)
    expect((await by(ADA, `recharge credit ${other.order_no} --ref ${ref.toLowerCase()}`, 'yes')).error).toBe(
      `The reference ${ref.toLowerCase()} is that of ${one.order_no}.\n`,
    )
  })

  test('is decided once, whoever is faster, and one reference is one arrival also in the same moment', async () => {
    const mira = await member()
    const [one, other] = [await shown(world, mira, bank), await shown(world, mira, bank)]
    const taken = await Promise.all([ADA, BEN].map((who) => by(who, `recharge take ${one.order_no}`)))
    expect(taken.map(({ code }) => code).toSorted()).toEqual([0, 1])
    const holder = taken[0]?.code === 0 ? ADA : BEN
    await by(holder, `recharge take ${other.order_no}`)
    const ref = newRef()
    const credits = [one, one, other].map(({ order_no }) =>
      by(holder, `recharge credit ${order_no} --ref ${ref}`, 'yes'),
    )
    const done = await Promise.all(credits)
    expect(done.filter(({ code }) => code === 0)).toHaveLength(1)
    for (const { error } of done.filter(({ code }) => code !== 0))
      expect(error).toMatch(/^(The reference .* is that of|The reference .* belongs to another one|Recharge .*)/)
    expect(await holds(world, mira, 'balance')).toBe(10_000n)
  })

  test('is asked about and rejected for a reason of the list, which its member reads', async () => {
    const mira = await member()
    const { order_no: no } = await shown(world, mira, bank)
    await by(ADA, `recharge take ${no}`)
    expect((await by(ADA, `recharge ask ${no} --reason "Unclear"`)).error).toBe(
      'Say why, by one of not_received, wrong_amount, wrong_payer, unreadable, used_proof, other: --reason not_received\n',
    )
    expect((await by(ADA, `recharge ask ${no} --reason other`)).error).toContain('"other" says nothing by itself')
    expect((await by(ADA, `recharge ask ${no} --reason other --text "${'x'.repeat(501)}"`)).error).toBe(
      'What the member reads has at most 500 characters.\n',
    )
    const asked = await by(ADA, `recharge ask ${no} --reason unreadable --text "The amount is cut off."`)
    expect([asked.error, asked.out]).toEqual([
      '',
      expect.stringContaining(`The member reads: The amount is cut off.\nRecharge ${no} waits for its member.\n`),
    ])
    expect(await info(mira, no)).toMatchObject({
      status: 'needs_info',
      reject_reason: 'The receipt cannot be read. The amount is cut off.',
    })
    expect((await by(ADA, `recharge reject ${no} --reason not_received`)).error).toContain(
      'is needs_info: there is nothing to reject',
    )
    expect(await log('recharge ask')).toMatchObject([
      {
        actor: ADA.email,
        subject: no,
        reason: 'unreadable',
        before: { state: 'in_review', version: 2 },
        after: { state: 'needs_info', version: 3 },
      },
    ])
  })

  test('that its member gave up is credited all the same when the money comes', async () => {
    const mira = await member()
    const { order_no, version } = await begun(world, mira, ways.bank)
    await give(recharge.cancel, { order_no, version, idem: newKey() }, mira)
    const said = await by(ADA, `recharge credit ${order_no} --ref ${newRef()} --text "It came a day later."`, 'yes')
    expect([said.error, said.out]).toEqual(['', expect.stringContaining(`Credit ${order_no}? [yes/no]`)])
    expect(await info(mira, order_no)).toMatchObject({ status: 'credited' })
    expect((await info(mira, order_no)).timeline.at(-1)).toMatchObject({
      event: 'credit',
      said: 'It came a day later.',
    })
    expect((await stored(order_no)).operator_id).toBe(1)
  })

  test('that was appealed is decided by somebody else', async () => {
    const mira = await member()
    const { order_no: no } = await shown(world, mira, bank)
    await by(ADA, `recharge take ${no}`)
    expect((await by(ADA, `recharge reject ${no} --reason not_received`)).code).toBe(0)
    const { version } = await info(mira, no)
    const text = 'My bank says that it was paid on Monday.'
    await give(recharge.appeal, { order_no: no, version, text, idem: newKey() }, mira)
    expect((await by(ADA, 'recharges')).out).toMatch(new RegExp(`${no} .*appeal`))
    expect((await by(ADA, `recharge take ${no}`)).error).toContain('You rejected')
    await by(BEN, `recharge take ${no}`)
    expect((await by(BEN, `recharge show ${no}`)).out).toContain(text)
    expect((await by(BEN, `recharge credit ${no} --ref ${newRef()}`, 'yes')).code).toBe(0)
    expect(await info(mira, no)).toMatchObject({ status: 'credited' })
  })

  test('of an operator is another operator’s to decide', async () => {
    const { order_no: no } = await shown(world, await member({ email: BEN.email }), bank)
    expect((await by(BEN, `recharge take ${no}`)).error).toBe('This is your own: another operator has to.\n')
    await by(ADA, `recharge take ${no}`)
    expect((await by(BEN, `recharge reject ${no} --reason other --text "Mine"`)).error).toContain('your own')
    expect((await by(ADA, `recharge reject ${no} --reason not_received`)).code).toBe(0)
  })

  test('paid online is credited by its channel alone', async () => {
    const { order_no: no } = await begun(world, await member(), ways.chain)
    expect((await by(ADA, `recharge credit ${no} --ref ${newRef()}`, 'yes')).error).toContain('paid online')
  })
})

describe('two operators', () => {
  test('credit what is above the limit, after both saw the same journal; the lease may run out meanwhile', async () => {
    const mira = await member()
    const { order_no: no } = await shown(world, mira, { ...bank, amount: '1001' })
    expect((await by(ADA, 'recharges')).out).toMatch(new RegExp(`${no} .*takes two`))
    await by(ADA, `recharge take ${no}`)
    const ref = newRef()
    const credit = `recharge credit ${no} --ref ${ref}`
    expect((await by(ADA, credit, 'yes')).error).toContain('Say why')
    expect((await by(ADA, `${credit} --reason "It is there"`, 'no')).out).toContain('Nothing was done.')
    const asked = await by(ADA, `${credit} --reason "It is there"`, 'yes')
    expect(asked.out).toContain('It takes two: asked for as request')
    expect(await holds(world, mira, 'balance')).toBe(0n)
    expect((await by(BEN, 'cash list')).out).toContain(no)
    expect((await by(ADA, `cash approve ${numberIn(asked)}`, 'yes')).error).toContain('another operator')
    await lapsed(no)
    const approved = await by(BEN, `cash approve ${numberIn(asked)}`, 'yes')
    expect([approved.error, approved.out]).toEqual([
      '',
      expect.stringMatching(/balance +1001\.00 +EUR +0\.00 +1001\.00[\s\S]+recharge credit R\d+, because: It is there/),
    ])
    expect(await holds(world, mira, 'balance')).toBe(100_100n)
    const { operator_id, second_id } = await stored(no)
    expect([operator_id, second_id]).toEqual([1, 2])
    expect(await log('cash approve')).toMatchObject([{ actor: BEN.email, subject: no, reason: 'It is there' }])
    expect((await log('recharge credit')).at(-1)).toMatchObject({
      actor: BEN.email,
      before: { state: 'in_review' },
      after: { state: 'credited', ref },
    })
  })

  test('exactly at the limit one is enough', async () => {
    const { order_no: no } = await shown(world, await member(), { ...bank, amount: '1000' })
    await by(ADA, `recharge take ${no}`)
    expect((await by(ADA, `recharge credit ${no} --ref ${newRef()}`, 'yes')).out).toContain('is credited')
  })

  test('coins without a price take two, with the fee of their channel', async () => {
    const mira = await member()
    const { order_no: no } = await shown(world, mira, { channel_id: ways.coin, amount: '20' })
    await by(ADA, `recharge take ${no}`)
    const asked = await by(ADA, `recharge credit ${no} --ref ${newRef()} --reason "They came"`, 'yes')
    expect(asked.out).toContain('It takes two')
    expect((await by(BEN, `cash approve ${numberIn(asked)}`, 'yes')).error).toBe('')
    expect(await holds(world, mira, 'coin')).toBe(1_960_000_000n)
  })

  test('credit another amount than was said, however small', async () => {
    const mira = await member()
    const { order_no: no } = await shown(world, mira, bank)
    await by(ADA, `recharge take ${no}`)
    const credit = `recharge credit ${no} --ref ${newRef()} --reason "Less came" --amount`
    expect((await by(ADA, `${credit} 0.001`, 'yes')).error).toBe(
      '"0.001" is no amount in EUR; write it as --amount 12.00\n',
    )
    const asked = await by(ADA, `${credit} 95.50`, 'yes')
    expect(asked.out).toContain('Said: 100.00 EUR. Arrived: 95.50 EUR.')
    expect((await by(BEN, `cash approve ${numberIn(asked)}`, 'yes')).out).toContain('Arrived: 95.50 EUR.')
    expect(await info(mira, no)).toMatchObject({ amount: '95.50', actual_amount: '95.50', status: 'credited' })
    expect((await log('recharge credit')).at(-1)).toMatchObject({
      before: { amount: '100.00 EUR' },
      after: { amount: '95.50 EUR' },
    })
  })

  test('take a credit back, as much as is there; the house bears the rest', async () => {
    const mira = await member()
    const { order_no: no } = await shown(world, mira, bank)
    await by(ADA, `recharge take ${no}`)
    await by(ADA, `recharge credit ${no} --ref ${newRef()}`, 'yes')
    const asked = await by(BEN, `recharge reverse ${no} --reason wrong_payer --text "The bank called it back."`, 'yes')
    expect(asked.out).toMatch(/balance +-100\.00 +EUR +100\.00 +0\.00[\s\S]+The member reads: The bank/)
    expect((await by(ADA, `cash approve ${numberIn(asked)}`, 'yes')).error).toBe('')
    expect([await holds(world, mira, 'balance'), (await info(mira, no)).status]).toEqual([0n, 'reversed'])
  })

  test('also of a member who is frozen', async () => {
    const mira = await member()
    const { order_no: no } = await shown(world, mira, bank)
    await by(ADA, `recharge take ${no}`)
    await by(ADA, `recharge credit ${no} --ref ${newRef()}`, 'yes')
    const { user_no } = await sql
      .selectFrom('member')
      .select('user_no')
      .where('id', '=', mira.id)
      .executeTakeFirstOrThrow()
    await by(ADA, `freeze ${user_no} --reason "Called back"`)
    const asked = await by(ADA, `recharge reverse ${no} --reason wrong_payer`, 'yes')
    expect((await by(BEN, `cash approve ${numberIn(asked)}`, 'yes')).error).toBe('')
    expect(await holds(world, mira, 'balance')).toBe(0n)
  })

  test('nothing happens that one of them may not decide, or that moved on', async () => {
    const mira = await member()
    const { order_no: no, version } = await shown(world, mira, { ...bank, amount: '2000' })
    await by(ADA, `recharge take ${no}`)
    const asked = await by(ADA, `recharge credit ${no} --ref ${newRef()} --reason "It is there"`, 'yes')
    const approve = () => by(BEN, `cash approve ${numberIn(asked)}`, 'yes')
    await sql.updateTable('member').set({ email: 'away@quay.test' }).where('email', '=', BEN.email).execute()
    await sql.updateTable('member').set({ email: BEN.email }).where('id', '=', mira.id).execute()
    expect((await approve()).error).toContain('This is your own')
    await sql.updateTable('member').set({ email: mira.email }).where('id', '=', mira.id).execute()
    await lapsed(no)
    expect(await deny(recharge.cancel, { order_no: no, version, idem: newKey() }, mira)).toMatchObject({
      refusal: 'moved-on',
    })
    const here = await info(mira, no)
    await give(recharge.cancel, { order_no: no, version: here.version, idem: newKey() }, mira)
    expect((await approve()).error).toContain('moved on since this was asked for (cancel)')
    expect((await by(BEN, `cash refuse ${numberIn(asked)}`, 'yes')).out).toContain('Refused.')
  })
})

test('a picture that somebody sent before is said in the queue and where it is shown', async () => {
  const [mira, nils] = [await member(), await member()]
  const file = await proofOf(900)
  const { url } = await give(attachment.upload, { ...UPLOAD_FORM, file }, nils)
  const { order_no: no } = await shown(world, mira, bank, file)
  expect((await by(ADA, 'recharges')).out).toMatch(new RegExp(`${no} .*proof seen before`))
  expect((await by(ADA, `recharge show ${no}`)).out).toMatch(
    new RegExp(`${url.split('/').at(-1)} .* nothing +the same bytes`),
  )
})

test('a receipt that was drawn on is known again, and another one of the same bank is not taken for it', async () => {
  const [mira, nils] = [await member(), await member()]
  const sent = async (person: Person, file: Sharp) => shown(world, person, bank, new Uint8Array(await file.toBuffer()))
  const one = await sent(mira, drawn(PAID).png())
  const again = await sent(nils, drawn(PAID).jpeg({ quality: 60 }))
  const edited = await sent(await member(), drawn({ ...PAID, amount: '731.55 EUR' }).png())
  const other = await sent(await member(), drawn({ ...PAID, amount: '48.20 EUR', lines: ['To', 'somebody'] }).png())
  const { out } = await by(ADA, `recharge show ${one.order_no}`)
  expect(out).toMatch(new RegExp(`${again.order_no} \\(submitted\\) +the same picture, differs in \\d+ of 1024`))
  expect(out).toMatch(new RegExp(`${edited.order_no} \\(submitted\\) +alike, differs in \\d+ of 1024`))
  expect(out).not.toContain(other.order_no)
})

test.each(['take', 'show', 'ask', 'reject', 'credit', 'reverse'])('%s of nothing is said', async (verb) => {
  const flags = { take: '', show: '', credit: '--ref none' }[verb] ?? '--reason not_received'
  expect((await by(ADA, `recharge ${verb} R0000000000 ${flags}`)).error).toBe(
    'No recharge has the number R0000000000.\n',
  )
})
