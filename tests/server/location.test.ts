import { expect, test } from 'vitest'
import { CODE } from '#contract/envelope.ts'
import { KEYWORD_MAX } from '#contract/limits.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { location } from '#contract/location.ts'
import { openWorld } from '#tests/world/open.ts'

const { give, ask, deny } = await openWorld()

const HAMBURG = { lat: 53.5441, lng: 9.9963 }
const first = async (keyword: string, from: { lat?: number; lng?: number } = {}, language: LocaleCode = 'en') => {
  const [town] = (await give(location.search, { keyword, ...from }, { language })).list
  return town && [town.name, town.alias, town.region, town.country]
}

test.each([
  ['München', ['Munich', 'München', 'Bavaria', 'DE']],
  ['Munchen', ['Munich', 'München', 'Bavaria', 'DE']],
  ['MUENCHEN', ['Munich', 'Muenchen', 'Bavaria', 'DE']],
  ['慕尼黑', ['Munich', '慕尼黑', 'Bavaria', 'DE']],
  ['מינכן', ['Munich', 'מינכן', 'Bavaria', 'DE']],
  ['Monaco di Baviera', ['Munich', 'Monaco di Baviera', 'Bavaria', 'DE']],
  ['חיפה', ['Haifa', 'חיפה', 'Haifa', 'IL']],
  ['北京', ['Beijing', '北京', 'Beijing', 'CN']],
  ['lodz', ['Łódź', '', 'Łódź Voivodeship', 'PL']],
  ['göteb', ['Göteborg', '', 'Västra Götaland', 'SE']],
  ['Kaapstad', ['Cape Town', 'Kaapstad', 'Western Cape', 'ZA']],
  ['Lisboa', ['Lisbon', 'Lisboa', 'Lisbon', 'PT']],
  ['den haag', ['The Hague', 'Den Haag', 'South Holland', 'NL']],
  ['beer sheva', ['Beersheba', "Be'er Sheva", 'Southern District', 'IL']],
  ['garmisch partenkirchen', ['Garmisch-Partenkirchen', '', 'Bavaria', 'DE']],
])('%s is found, however it is written', async (keyword, town) => {
  expect(await first(keyword)).toEqual(town)
})

test('the largest comes first, and the nearest as soon as it is known from where', async () => {
  expect(await first('Paris')).toEqual(['Paris', '', 'Île-de-France', 'FR'])
  expect(await first('Paris', { lat: 33.6, lng: -95.5 })).toEqual(['Paris', '', 'Texas', 'US'])
  expect(await first('ham')).toEqual(['Hamburg', '', 'Hamburg', 'DE'])
})

test('what stands after a comma is the region, or the country in the reader’s words', async () => {
  expect(await first('Paris, tex')).toEqual(['Paris', '', 'Texas', 'US'])
  expect(await first('Paris, Kanada', {}, 'de')).toEqual(['Paris', '', 'Ontario', 'CA'])
  expect(await first('Paris，加拿大', {}, 'zh')).toEqual(['Paris', '', 'Ontario', 'CA'])
  // A region that nobody knows by that name leaves all of them.
  expect(await first('Neustadt, Nirgendwo')).toEqual(['Neustadt', '', 'Rheinland-Pfalz', 'DE'])
})

test('no more than thirty come, each once, and nothing where nothing is called so', async () => {
  const { list } = await give(location.search, { keyword: 'san' })
  expect(list).toHaveLength(30)
  expect(new Set(list.map(({ id }) => id)).size).toBe(30)
  for (const keyword of ['xyzzyville', '', ' ', ',', '%', "' or 1=1 --", 's'])
    expect([keyword, (await give(location.search, { keyword })).list]).toEqual([keyword, []])
  expect(await deny(location.search, { keyword: 'Par\u0000is' })).toMatchObject({ errors: { keyword: 'unreadable' } })
})

test('the nearest towns come in their order, the world over', async () => {
  const names = async (lat: number, lng: number) =>
    (await give(location.near, { lat, lng })).list.slice(0, 2).map(({ name, country }) => `${name} ${country}`)
  expect(await names(HAMBURG.lat, HAMBURG.lng)).toEqual(['HafenCity DE', 'Hamburg-Altstadt DE'])
  expect(await names(32.8, 35)).toEqual(['Haifa IL', 'Tirat Karmel IL'])
  expect(await names(-90, 0)).toEqual(['McMurdo Station AQ', 'Puerto Williams CL'])
  // On either side of the line of the date the same towns are near.
  const west = (await give(location.near, { lat: -17, lng: 179.999 })).list.map(({ id }) => id)
  expect((await give(location.near, { lat: -17, lng: -179.999 })).list.map(({ id }) => id)).toEqual(west)
  expect(west).toHaveLength(12)
})

test.each([
  [{ lat: '91', lng: '0' }, 'lat'],
  [{ lat: '0', lng: '-180.5' }, 'lng'],
  [{ lat: 'NaN', lng: '0' }, 'lat'],
  [{ lat: 'Infinity', lng: '0' }, 'lat'],
  [{ lat: '1e2', lng: '0' }, 'lat'],
  [{ lat: 'north', lng: '0' }, 'lat'],
  [{ lat: '', lng: '0' }, 'lat'],
  [{ lng: '0' }, 'lat'],
])('%o is no point on earth, and is refused', async (form, field) => {
  for (const asked of [
    () => ask(location.near, form as never),
    () => ask(location.search, { keyword: 'Paris', ...form } as never),
  ])
    expect(await asked()).toMatchObject({ code: CODE.invalid, data: { errors: { [field]: expect.any(String) } } })
})

test('half a point and too many words are refused', async () => {
  expect(await deny(location.search, { keyword: 'Paris', lat: 1 })).toMatchObject({ errors: { lng: 'required' } })
  expect(await deny(location.search, { keyword: 'x'.repeat(KEYWORD_MAX + 1) })).toMatchObject({
    errors: { keyword: 'text-long' },
  })
})
