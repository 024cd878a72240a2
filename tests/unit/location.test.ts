import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packed, TABLE } from '#server/location/table.ts'
import { bearingOf, directionOf, distanceOf, exact, pointIn, rough } from '#machines/location/point.rules.ts'
import { farText } from '#src/screens/location/far-text.ts'
import { townsOfGeoNames } from '../../scripts/towns.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const HAMBURG = at(53.5511, 9.9937)
const SYDNEY = at(-33.8688, 151.2093)

test.each([
  // The example of Williams’ Aviation Formulary: 0.623585 radians, 66 degrees.
  ['Los Angeles to New York', at(33.95, -118.4), at(40 + 38 / 60, -73 - 47 / 60), 3_972.87, 65.9],
  ['Baghdad to Osaka', at(35, 45), at(35, 135), 7_871.6, 60],
  ['a degree along the equator', at(0, 0), at(0, 1), 111.195, 90],
  ['over the line of the date', at(0, 179.5), at(0, -179.5), 111.195, 90],
  ['over the pole', at(89.5, 0), at(89.5, 180), 111.195, 0],
  ['to the other side of the earth', at(0, 0), at(0, 180), 20_015.115, 90],
])('%s is as far as it is known to be, and in that direction', (_, from, to, km, degrees) => {
  expect(Math.abs(distanceOf(from, to) / 1000 - km) / km).toBeLessThan(0.003)
  expect(bearingOf(from, to)).toBeCloseTo(degrees, 0)
})

test('it is as far there as back, and nothing from here to here', () => {
  expect(distanceOf(HAMBURG, SYDNEY)).toBeCloseTo(distanceOf(SYDNEY, HAMBURG), 3)
  expect(distanceOf(SYDNEY, SYDNEY)).toBe(0)
})

test.each([
  [at(1, 0), 'n'],
  [at(1, 1), 'ne'],
  [at(0, 1), 'e'],
  [at(-1, 1), 'se'],
  [at(-1, 0), 's'],
  [at(-1, -1), 'sw'],
  [at(0, -1), 'w'],
  [at(1, -1), 'nw'],
  [at(1, -0.1), 'n'],
] as const)('what lies at %o lies %s', (to, direction) => {
  expect(directionOf(at(0, 0), to)).toBe(direction)
})

test.each([
  ['53.5', '10', at(53.5, 10)],
  ['-90', '-180', at(-90, -180)],
  ['0', '0', at(0, 0)],
  ['91', '0', undefined],
  ['0', '180.1', undefined],
  ['NaN', '0', undefined],
  ['', '', undefined],
  ['-', '-', undefined],
  ['1e1', '0', undefined],
  ['0x10', '0', undefined],
  ['Hamburg', 'DE', undefined],
  ['53.5', undefined, undefined],
  [undefined, undefined, undefined],
])('%s and %s make a point or none', (lat, lng, point) => {
  expect(pointIn(lat, lng)).toEqual(point)
})

test('a phone is asked about the towns around by a point as rough as a kilometre', () => {
  expect(exact(at(53.544123456, 9.996345678))).toEqual(at(53.54412, 9.99635))
  expect(rough(at(53.544123456, 9.996345678))).toEqual({ lat: 53.54, lng: 10 })
})

test.each([
  [0, 'en', '0 m'],
  [344, 'en', '340 m'],
  [996, 'en', '1 km'],
  [1_234, 'en', '1.2 km'],
  [1_234, 'de', '1,2 km'],
  [88_600, 'de', '89 km'],
  [16_263_000, 'de', '16.263 km'],
  [1_234, 'he', '1.2 ק״מ'],
  [1_234, 'zh-Hans', '1.2公里'],
  [1_234, 'sv', '1,2 km'],
])('%d metres are told in %s as %s', (metres, locale, text) => {
  expect(farText(metres, locale).replace(/\u00a0|\u202f/g, ' ')).toBe(text)
})

test('the table of towns is what its script makes of GeoNames', { timeout: 60_000 }, () => {
  expect(brotliDecompressSync(readFileSync(TABLE)).equals(packed(townsOfGeoNames()))).toBe(true)
})
