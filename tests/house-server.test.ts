import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The last migration that made functions, before each had one text of its own. */
const LAST_WITH_FUNCTIONS = '0031'

it('a function has its one text in server/functions, and no migration makes another', () => {
  const folder = 'server/migrations'
  const makes = readdirSync(folder)
    .filter((name) => name.slice(0, 4) > LAST_WITH_FUNCTIONS)
    .filter((name) => /create (or replace )?function/i.test(readFileSync(join(folder, name), 'utf8')))
  expect(makes).toEqual([])
})
