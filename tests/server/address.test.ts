import { expect, test } from 'vitest'
import { ADDRESSES_KEPT, address, type PostalAddress } from '#contract/address.ts'
import { session } from '#contract/session.ts'
import { areaProblems } from '#server/address/areas.ts'
import { erase } from '#server/cancellation/erase.ts'
import { exportOf } from '#server/export/export.ts'
import { HAMBURG, HANGZHOU } from '#tests/world/addresses.ts'
import { openWorld } from '#tests/world/open.ts'
import { asOwner, type Person } from '#tests/world/world.ts'

const world = await openWorld()
const { give, deny, ask, member, sql, context, logged } = world

const add = (person: Person, wish: object = {}) => give(address.add, { ...HAMBURG, ...wish }, person)
const refused = (person: Person, wish: object) => deny(address.add, { ...HAMBURG, ...wish }, person)
const listed = async (person: Person) => (await give(address.index, {}, person)).list
const named = ({ id, version }: PostalAddress) => ({ id, version })
const detailsOf = ({ id: _id, version: _version, full_text: _text, ...details }: PostalAddress) => details
const rows = (person: Person) => sql.selectFrom('address').selectAll().where('member_id', '=', person.id).execute()

test('the first address is the default one, is in the list at once, and is read alone', async () => {
  const person = await member()
  const { code, msg, data } = await ask(address.add, HAMBURG, person)
  const kept = {
    ...HAMBURG,
    id: (data as PostalAddress).id,
    version: 1,
    is_default: 1,
    full_text: 'Am Kaiserkai 12, 20457 Hamburg, Germany',
  }
  expect([code, msg, data]).toEqual([1, 'Address saved.', kept])
  expect(await listed(person)).toEqual([kept])
  expect(await give(address.info, { id: kept.id }, person)).toEqual(kept)
})

test('a second one is not, unless that is said; then it comes first', async () => {
  const person = await member()
  const first = await add(person)
  const second = await add(person, HANGZHOU)
  expect((await listed(person)).map(({ id, is_default }) => [id, is_default])).toEqual([
    [first.id, 1],
    [second.id, 0],
  ])
  const third = await add(person, { detail: 'Elbchaussee 5', is_default: 1 })
  expect((await listed(person)).map(({ id, is_default }) => [id, is_default])).toEqual([
    [third.id, 1],
    [first.id, 0],
    [second.id, 0],
  ])
})

test('the same said twice is kept once, and may become the default one', async () => {
  const person = await member()
  await add(person)
  const second = await add(person, HANGZHOU)
  expect(await add(person, HANGZHOU)).toEqual(second)
  expect(await add(person, { ...HANGZHOU, is_default: 1 })).toEqual({ ...second, is_default: 1 })
  expect(await listed(person)).toHaveLength(2)
})

test('twenty are kept, also where many are added at once', async () => {
  const person = await member()
  for (let at = 2; at < ADDRESSES_KEPT; at += 1) await add(person, { detail: `Am Kaiserkai ${at}` })
  const answers = await Promise.all(
    [101, 102, 103, 104].map((at) => ask(address.add, { ...HAMBURG, detail: `Am Kaiserkai ${at}` }, person)),
  )
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(2)
  expect(await listed(person)).toHaveLength(ADDRESSES_KEPT)
  expect(await refused(person, { detail: 'Am Kaiserkai 900' })).toEqual({ refusal: 'addresses-enough' })
  expect((await listed(person)).filter(({ is_default }) => is_default === 1)).toHaveLength(1)
})

test('a changed address is another version; the one that was read before is not written over', async () => {
  const person = await member()
  const first = await add(person)
  const wish = { ...detailsOf(first), detail: 'Elbchaussee 5' }
  const changed = await give(address.edit, { ...wish, ...named(first) }, person)
  expect(changed).toEqual({ ...first, ...wish, version: 2, full_text: 'Elbchaussee 5, 20457 Hamburg, Germany' })
  expect(await give(address.edit, { ...wish, ...named(first) }, person)).toEqual(changed)
  const late = { ...wish, detail: 'Elbchaussee 7', ...named(first) }
  expect(await deny(address.edit, late, person)).toEqual({ refusal: 'moved-on' })
  expect(await listed(person)).toEqual([changed])
})

test('a changed one can become the default one by the way', async () => {
  const person = await member()
  const [first, second] = [await add(person), await add(person, HANGZHOU)]
  await give(address.edit, { ...detailsOf(second), is_default: 1, ...named(second) }, person)
  expect((await listed(person)).map(({ id }) => id)).toEqual([second.id, first.id])
})

test('another one becomes the default one, and of several at once one is', async () => {
  const person = await member()
  const first = await add(person)
  const second = await add(person, HANGZHOU)
  const third = await add(person, { detail: 'Elbchaussee 5' })
  const list = [{ ...third, is_default: 1 }, { ...first, is_default: 0 }, second]
  expect((await ask(address.prefer, { id: third.id }, person)).msg).toBe('Default address changed.')
  expect((await give(address.prefer, { id: third.id }, person)).list).toEqual(list)
  await Promise.all([first, second, third, second].map(({ id }) => give(address.prefer, { id }, person)))
  expect((await listed(person)).map(({ is_default }) => is_default)).toEqual([1, 0, 0])
})

test('when the default one is deleted, the oldest of the others is; after the last there is none', async () => {
  const person = await member()
  const first = await add(person)
  const second = await add(person, HANGZHOU)
  const third = await add(person, { detail: 'Elbchaussee 5' })
  expect(await deny(address.drop, { id: first.id, version: 7 }, person)).toEqual({ refusal: 'moved-on' })
  const { msg, data } = await ask(address.drop, named(first), person)
  expect([msg, data]).toEqual(['Address deleted.', { list: [{ ...second, is_default: 1 }, third] }])
  expect(await deny(address.drop, named(first), person)).toEqual({ refusal: 'missing' })
  await give(address.drop, named(third), person)
  expect(await give(address.drop, named(second), person)).toEqual({ list: [] })
  expect((await add(person)).is_default).toBe(1)
})

test('what is another member’s is missing', async () => {
  const person = await member()
  const theirs = await add(await member())
  const missing = { refusal: 'missing' }
  expect(await deny(address.info, { id: theirs.id }, person)).toEqual(missing)
  expect(await deny(address.edit, { ...detailsOf(theirs), ...named(theirs) }, person)).toEqual(missing)
  expect(await deny(address.prefer, { id: theirs.id }, person)).toEqual(missing)
  expect(await deny(address.drop, named(theirs), person)).toEqual(missing)
  expect(await listed(person)).toEqual([])
})

const WRONG: readonly [string, object, Record<string, string>][] = [
  ['no name', { consignee: '  ' }, { consignee: 'name-required' }],
  ['a long name', { consignee: 'x'.repeat(31) }, { consignee: 'text-long' }],
  ['a name of 10,000 letters', { consignee: 'x'.repeat(10_000) }, { consignee: 'text-long' }],
  ['a name that turns what stands beside it', { consignee: 'Anna\u202Etxt' }, { consignee: 'text-invalid' }],
  ['a name with what nobody sees', { consignee: 'An\u0007na' }, { consignee: 'text-invalid' }],
  ['a name with what nothing can read', { consignee: 'An\u0000na' }, { consignee: 'unreadable' }],
  ['no phone', { mobile: '' }, { mobile: 'required' }],
  ['a phone of letters', { mobile: 'call me' }, { mobile: 'phone-abroad' }],
  ['a phone of five digits', { mobile: '12345' }, { mobile: 'phone-abroad' }],
  ['a phone of sixteen digits', { mobile: '+1234567890123456' }, { mobile: 'phone-abroad' }],
  ['no country', { country: '' }, { country: 'country-required' }],
  ['a country of nowhere', { country: 'QQ' }, { country: 'country-required' }],
  ['no town', { city: '' }, { city: 'required' }],
  ['no street', { detail: '' }, { detail: 'address-required' }],
  ['a short street', { detail: 'A 1' }, { detail: 'text-short' }],
  ['a long street', { detail: 'x'.repeat(121) }, { detail: 'text-long' }],
  ['no postcode', { postcode: '' }, { postcode: 'required' }],
  ['a postcode of elsewhere', { postcode: 'SW1A 1AA' }, { postcode: 'postcode-invalid' }],
  ['a state that is none', { province: 'Provence' }, { province: 'area-unknown' }],
  ['half a point', { lat: '53.5' }, { lat: 'unreadable' }],
  ['a point beyond the pole', { lat: '91', lng: '0' }, { lat: 'unreadable' }],
  ['a point of no numbers', { lat: '1', lng: 'NaN' }, { lng: 'unreadable' }],
]

test.each(WRONG)('%s is refused by its field, and nothing is kept', async (_, wish, errors) => {
  const person = await member()
  expect(await refused(person, wish)).toEqual({ refusal: 'invalid', errors })
  expect(await rows(person)).toEqual([])
})

test('areas are one below the other, as far as there are any', async () => {
  const china = { ...HANGZHOU }
  expect(areaProblems(china)).toEqual({})
  expect(areaProblems({ ...china, province: '' })).toEqual({ province: 'required' })
  expect(areaProblems({ ...china, city: '广州市' })).toEqual({ city: 'area-unknown' })
  expect(areaProblems({ ...china, district: '' })).toEqual({ district: 'required' })
  expect(areaProblems({ ...china, province: '河南省', city: '济源市', district: '' })).toEqual({})
  const italy = { country: 'IT', province: 'Lombardia', city: 'Como', district: 'Milano' }
  expect(areaProblems(italy)).toEqual({})
  expect(areaProblems({ ...italy, district: 'Roma' })).toEqual({ district: 'area-unknown' })
  expect(areaProblems({ country: 'FR', province: 'Bretagne', city: 'Brest', district: '' })).toEqual({})
})

test('areas are told to anybody, below one another; a country without a table has none', async () => {
  const { list: provinces } = await give(address.area, {})
  expect(provinces).toHaveLength(31)
  const zhejiang = provinces.find(({ name }) => name === '浙江省')
  const { list: cities } = await give(address.area, { country: 'CN', pid: zhejiang?.id ?? 0 })
  expect(cities.map(({ name, leaf }) => [name, leaf]).slice(0, 2)).toEqual([
    ['杭州市', 0],
    ['宁波市', 0],
  ])
  const { list: israel } = await give(address.area, { country: 'il' })
  expect(israel.map(({ code, name, leaf }) => [code, name, leaf])).toContainEqual(['IL-TA', 'תל אביב', 1])
  expect(await give(address.area, { country: 'FR' })).toEqual({ list: [] })
  expect(await give(address.area, { country: 'DE', pid: 999_999 })).toEqual({ list: [] })
})

test('who lives there, their number, street and point are sealed, in no log, told in an export, and gone with the member', async () => {
  const person = await member()
  const secrets = ['Zacharias Quint', '+49 40 7770099', 'Nebelgasse 44', '20459', '53.540001', '9.990001']
  const [consignee, mobile, detail, postcode, lat, lng] = secrets
  const said = { consignee, mobile, detail, postcode, lat, lng }
  expect(await add(person, said)).toMatchObject(said)
  const kept = JSON.stringify(await rows(person))
  for (const secret of secrets) {
    expect(kept).not.toContain(secret)
    expect(JSON.stringify(logged)).not.toContain(secret)
  }
  const { parts } = await exportOf(context, { member: person.id, locale: 'en' }, context.clock.now())
  expect(parts.places['address']).toEqual([expect.objectContaining(said)])
  await give(session.signOut, {}, person)
  await asOwner(world, async (inside) => {
    const now = context.clock.now()
    await inside.updateTable('member').set({ deleted_at: now }).where('id', '=', person.id).execute()
    await erase({ sql: inside, context, now }, person.id)
  })
  expect(await rows(person)).toEqual([])
})

test('a number keeps how it was typed, without what a phone copies around it; a postcode is written as it is there', async () => {
  const person = await member()
  const polish = {
    country: 'PL',
    province: '',
    city: 'Warszawa',
    postcode: ' pl-00950 ',
    mobile: '\u202A+48  22 (555) 01-42\u202C',
  }
  expect(await add(person, polish)).toMatchObject({
    postcode: '00-950',
    mobile: '+48 22 (555) 01-42',
    full_text: 'Am Kaiserkai 12, 00-950 Warszawa, Poland',
  })
})

const LINES: readonly [object, string][] = [
  [HANGZHOU, '浙江省杭州市西湖区, 文三路 90 号 2 幢 301 室, 310012, China'],
  [
    {
      country: 'IT',
      province: 'Lombardia',
      city: 'Milano',
      district: 'Milano',
      detail: 'Via Vigevano 8',
      postcode: '20144',
    },
    'Via Vigevano 8, 20144 Milano MI, Italy',
  ],
  [
    { country: 'ZA', province: 'Western Cape', city: 'Cape Town', detail: '12 Long Street', postcode: '8001' },
    '12 Long Street, Cape Town, Western Cape 8001, South Africa',
  ],
  [
    { country: 'FR', province: 'Bretagne', city: 'Brest', detail: '4 rue de Siam', postcode: '29200' },
    '4 rue de Siam, 29200 Brest, Bretagne, France',
  ],
]

test.each(LINES)('stands in the order of its country: %#', async (wish, text) => {
  expect((await add(await member(), wish)).full_text).toBe(text)
})
