import { expect, it } from 'vitest'
import { drawn, edgesOf, pictureOf } from '../../scripts/picture.ts'

const TEXTS = new Map([
  ['contract/order.ts', "import * as v from 'valibot'"],
  ['contract/money.ts', ''],
  ['machines/trade/order.flow.ts', "import { a } from '#contract/order.ts'\nimport { b } from './order.rules.ts'"],
  ['machines/trade/order.rules.ts', "import type { A } from '../../contract/order.ts'"],
  ['server/app.ts', "import { a } from './trade/handlers.ts'"],
  ['server/trade/handlers.ts', "import { a } from '../ledger/post.ts'\nimport type { A } from '../schema.ts'"],
  ['server/ledger/post.ts', "import { a } from '#contract/money.ts'\nimport { gone } from '#contract/gone.ts'"],
  ['server/schema.ts', ''],
  ['tests/order.test.ts', "const late = await import('#server/app.ts')"],
])

it('counts what leads from room to room, and inside the server from band to band', () => {
  expect(Object.fromEntries(edgesOf(TEXTS))).toEqual({
    'machines --> contract': 2,
    'root --> deciding': 1,
    'deciding --> used': 1,
    'deciding --> base': 1,
    'server --> contract': 1,
    'tests --> server': 1,
  })
})

it('draws each of them from above to below, to one figure', () => {
  const edges = new Map([
    ['used --> base', 449],
    ['machines --> contract', 8],
    ['contract --> tests', 1],
  ])
  expect(pictureOf(edges).filter((line) => line.includes('-->'))).toEqual([
    'machines -- 8 --> contract',
    'contract -- 1 --> tests',
    'used -- 400 --> base',
  ])
})

it('says so where the page has lost its marks', () => {
  expect(() => drawn('# Architecture\n')).toThrow('ARCHITECTURE.md has lost the marks of its picture')
})
