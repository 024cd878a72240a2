import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COUNTRIES } from '#contract/countries.ts'
import { shapeOf } from '#contract/address.ts'
import { formOf, levelsFor, NO_ADDRESS, placed, pointed, wanted } from '#machines/address/address.rules.ts'
import { areasBelow } from '#server/address/areas.ts'
import { hangzhou, chinese } from '#stories/fixtures/address.ts'

const tabled = COUNTRIES.filter((country) => shapeOf(country).table.length > 0)

it('each country with a table has its file, and each file its country', () => {
  const files = readdirSync('server/address/areas').map((name) => name.replace('.txt', ''))
  expect(files.toSorted()).toEqual(tabled)
})

it.each([
  ['CN', 31],
  ['DE', 16],
  ['IL', 6],
  ['IT', 20],
  ['NL', 12],
  ['PL', 16],
  ['PT', 20],
  ['SE', 21],
  ['ZA', 9],
])('the areas of %s are %i, none twice among its neighbours, and no deeper than they are asked', (country, count) => {
  const level = (pids: readonly number[], depth: number): number => {
    const below = pids.map((pid) => areasBelow(country, pid))
    for (const areas of below) {
      expect(new Set(areas.map(({ name }) => name)).size).toBe(areas.length)
      expect(areas.every(({ name }) => name.length > 0 && name.length <= 60)).toBe(true)
    }
    const next = below.flat().filter(({ leaf }) => leaf === 0)
    return next.length === 0
      ? depth
      : level(
          next.map(({ id }) => id),
          depth + 1,
        )
  }
  expect(areasBelow(country, 0)).toHaveLength(count)
  expect(level([0], 1)).toBe(shapeOf(country).table.length)
})

it('what is read next lies below what was chosen', () => {
  const form = formOf(hangzhou)
  const [provinces = [], cities = [], districts = []] = chinese
  expect(wanted({ form, levels: [] })).toEqual({ country: 'CN', pid: 0 })
  expect(wanted({ form, levels: [provinces] })).toEqual({ country: 'CN', pid: 2 })
  expect(wanted({ form, levels: [provinces, cities] })).toEqual({ country: 'CN', pid: 11 })
  expect(wanted({ form, levels: [provinces, cities, districts] })).toBeUndefined()
  expect(wanted({ form: { ...form, province: '' }, levels: [provinces] })).toBeUndefined()
  expect(wanted({ form: { ...NO_ADDRESS, country: 'FR' }, levels: [] })).toBeUndefined()
})

it('another area leaves nothing of what lay below the one before', () => {
  const form = formOf(hangzhou)
  const moved = placed(form, 'province', '广东省')
  expect(moved).toEqual({ ...form, province: '广东省', city: '', district: '' })
  expect(levelsFor(form, moved, chinese)).toEqual(chinese.slice(0, 1))
  const abroad = placed(form, 'country', 'FR')
  expect(abroad).toEqual({ ...form, country: 'FR', province: '', city: '', district: '' })
  expect(levelsFor(form, abroad, chinese)).toEqual([])
  const typed = { ...NO_ADDRESS, country: 'FR', city: 'Brest' }
  expect(placed(typed, 'country', 'BE').city).toBe('Brest')
})

it('a point fills in what was not said', () => {
  const picked = { name: 'Brest', address: '4 rue de Siam', latitude: 48.39, longitude: -4.486 }
  const form = { ...NO_ADDRESS, country: 'FR' }
  const point = { lat: '48.390000', lng: '-4.486000' }
  expect(pointed(form, picked)).toEqual({ ...form, ...point, city: 'Brest', detail: '4 rue de Siam' })
  const said = { ...form, city: 'Quimper', detail: '1 quai' }
  expect(pointed(said, picked)).toEqual({ ...said, ...point })
  expect(pointed(formOf({ ...hangzhou, city: '' }), picked).city).toBe('')
})
