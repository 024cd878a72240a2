import { sql as raw } from 'kysely'
import { describe, expect, test } from 'vitest'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { merchant } from '#contract/merchant.ts'
import { APPLICATION, events, MARGIN, moved, roles, stored, verified } from '#tests/world/merchants.ts'
import { bring, holds, newKey, PIN } from '#tests/world/money.ts'
import { picture } from '#tests/files/pictures.ts'
import { footprint } from '#tests/server/lib/footprint.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { give, deny, ask, member, sql, context } = world
const standing = async (person: Person) => (await give(merchant.index, {}, person)).merchant
const apply = (person: Person, more = {}) => give(merchant.apply, { ...APPLICATION, idem: newKey(), ...more }, person)
const paying = () => ({ payword: PIN, idem: newKey() })

describe('somebody who is no merchant', () => {
  test('reads what is asked and promised, and may apply', async () => {
    const person = await member()
    expect(await give(merchant.index, {}, person)).toMatchObject({
      merchant: {
        state: 'none',
        merchant_no: '',
        margin: '0.00',
        margin_need: '200.00',
        allowed: ['apply'],
        refused: [],
      },
      counts: { offers: 0, awaiting_payment: 0, disputed_unpaid: 0, paid: 0, disputed: 0, in_settlement: 0 },
      terms: { margin_need: '200.00', offer_minutes: 5, pay_minutes: 30, leave_days: 15 },
    })
    expect((await deny(merchant.setState, { to: 'active' }, person)).refusal).toBe('no-role')
  })

  test('applies once for a key, is known by the member’s number, and waits', async () => {
    const person = await member()
    const form = { ...APPLICATION, hours: '22:00-06:00', idem: newKey() } as const
    const first = await give(merchant.apply, form, person)
    expect(await give(merchant.apply, form, person)).toEqual(first)
    const { user_no } = await sql
      .selectFrom('member')
      .select('user_no')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(first.merchant).toMatchObject({ state: 'applied', merchant_no: user_no, name: 'Harbour Coins', allowed: [] })
    expect(await stored(world, person)).toMatchObject({ version: 1, opens: '22:00:00', closes: '06:00:00' })
    expect(await events(world, person)).toEqual(['merchant apply applied'])
    expect((await deny(merchant.apply, { ...form, idem: newKey() }, person)).refusal).toBe('not-now')
    expect((await deny(merchant.apply, { ...form, name: 'Other' }, person)).refusal).toBe('key-reused')
  })

  test.each([
    ['name', ' ', 'name-required'],
    ['name', 'H', 'text-short'],
    ['contact', '', 'contact-required'],
    ['pay_types', '[]', 'pay-types-required'],
    ['pay_types', '["cash"]', 'unreadable'],
    ['hours', '8-18', 'hours-invalid'],
    ['agree', 0, 'agree-required'],
  ])('%s "%s" is refused by name', async (field, wrong, problem) => {
    const { refusal, errors } = await deny(
      merchant.apply,
      { ...APPLICATION, idem: newKey(), [field]: wrong } as never,
      await member(),
    )
    expect([refusal, errors]).toEqual(['invalid', { [field]: problem }])
  })

  test('shows pictures of their own, which the application keeps', async () => {
    const person = await member()
    const file = new Uint8Array(await picture('jpeg', 120, 90))
    const { url } = await give(attachment.upload, { ...UPLOAD_FORM, file }, person)
    expect(
      (await deny(merchant.apply, { ...APPLICATION, images: [url], idem: newKey() }, await member())).refusal,
    ).toBe('invalid')
    const images = JSON.stringify([url])
    expect((await deny(merchant.apply, { ...APPLICATION, images, idem: newKey() }, await member())).refusal).toBe(
      'missing',
    )
    await apply(person, { images })
    const kept = await sql.selectFrom('merchant_picture').selectAll().where('member_id', '=', person.id).execute()
    expect(kept).toHaveLength(1)
  })

  test('two applications at once are one', async () => {
    const person = await member()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(merchant.apply, { ...APPLICATION, idem: newKey() }, person)),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await events(world, person)).toEqual(['merchant apply applied'])
  })
})

describe('an applicant', () => {
  test('is refused with a reason, reads it, and may apply again', async () => {
    const person = await member()
    await apply(person)
    await moved(world, person, { type: 'refuse', by: 'operator' }, 'The picture cannot be read.')
    expect(await standing(person)).toMatchObject({
      state: 'refused',
      reject_reason: 'The picture cannot be read.',
      allowed: ['apply'],
    })
    expect(await apply(person, { name: 'Quiet Harbour' })).toMatchObject({
      merchant: { state: 'applied', name: 'Quiet Harbour', reject_reason: '' },
    })
  })

  test('pays the margin with the PIN, out of the balance, and takes part from then on', async () => {
    const person = await member({ pin: PIN })
    await verified(world, person)
    expect(await standing(person)).toMatchObject({ state: 'verified', allowed: ['payMargin'] })
    expect((await deny(merchant.margin, { ...paying(), payword: '000001' }, person)).refusal).toBe('pin-wrong')
    expect((await deny(merchant.margin, paying(), person)).refusal).toBe('amount-short')
    await bring(world, person, 'balance', MARGIN + 100n)
    expect(await roles(world, person)).toEqual([])
    const form = paying()
    const { merchant: paid } = await give(merchant.margin, form, person)
    expect(paid).toMatchObject({
      state: 'active',
      margin: '200.00',
      margin_bound: '0.00',
      allowed: ['pause', 'leave'],
      offer: null,
    })
    expect(await give(merchant.margin, form, person)).toEqual({ merchant: paid })
    expect([
      await holds(world, person, 'balance'),
      await holds(world, person, 'margin'),
      await roles(world, person),
    ]).toEqual([100n, MARGIN, ['merchant']])
    expect((await deny(merchant.margin, paying(), person)).refusal).toBe('not-now')
  })

  test('whose money is stopped pays nothing, and nothing moves', async () => {
    const person = await member({ pin: PIN })
    await bring(world, person, 'balance', MARGIN)
    await verified(world, person)
    await asOwner(world, async (owner) => {
      await raw`insert into operator (email, name, password_hash, created_at) values ('ada@quay.test', 'Ada', '', ${context.clock.now()})`.execute(
        owner,
      )
      await raw`insert into frozen (member_id, reason, since, operator_id, until_at) select ${person.id}, 'Asked for', ${context.clock.now()}, id, '2027-03-03' from operator`.execute(
        owner,
      )
    })
    const before = await footprint(world)
    expect((await deny(merchant.margin, paying(), person)).refusal).toBe('member-frozen')
    expect(await footprint(world)).toEqual(before)
    await asOwner(world, (owner) => raw`delete from frozen`.execute(owner))
  })
})
