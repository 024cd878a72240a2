import * as v from 'valibot'
import { expect, it } from 'vitest'
import { FIXTURES } from '#stories/lib/fixture.ts'

import.meta.glob('../stories/fixtures/*.ts', { eager: true })

const paths = [...new Set(FIXTURES.map(({ endpoint }) => endpoint.path))]

it.each(paths)('fixtures of %s are answers that the contract allows', (path) => {
  for (const { endpoint, answer } of FIXTURES)
    if (endpoint.path === path) expect(v.parse(endpoint.gives, answer)).toEqual(answer)
})

it('and none is forgotten', () => {
  expect(paths.length).toBeGreaterThanOrEqual(33)
  expect(FIXTURES.length).toBeGreaterThanOrEqual(paths.length * 4)
})
