import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { differences, differenceLines } from '../scripts/lib/json-differences.ts'
import { openapiNow, openapiText } from '../scripts/openapi.ts'

it('docs/openapi.json says what the contract says, as its script writes it', () => {
  const kept = readFileSync('docs/openapi.json', 'utf8')
  const found = differenceLines(differences(JSON.parse(kept), openapiNow()))
  if (found.length === 0 && kept !== openapiText()) found.push('only its order or its lines differ')
  expect(found, '`node scripts/openapi.ts` writes docs/openapi.json anew; review what it changes').toEqual([])
})
