import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schemaOf } from '../../scripts/schema.ts'
import { openWorld } from '#tests/world/open.ts'

test('the row types are those of the migrated database', async () => {
  const { url } = await openWorld()
  expect(readFileSync(new URL('../../server/schema.ts', import.meta.url), 'utf8')).toBe(await schemaOf(url))
})
