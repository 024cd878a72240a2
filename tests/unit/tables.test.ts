import { expect, it } from 'vitest'
import { cellsIn, withRow } from '../../scripts/lib/tables.mjs'

const TEXT = `# What was proven

| date | what |
|---|---|
| 1 | a |

## Seconds

Said by the run itself.

| date | what |
|---|---|

After it.
`

it('adds a row at the end of the table below a heading, and leaves every other line', () => {
  const once = withRow(TEXT, '## Seconds', ['2', 'b | c'])
  expect(once).toBe(TEXT.replace('|---|---|\n\nAfter', '|---|---|\n| 2 | b \\| c |\n\nAfter'))
  expect(cellsIn(withRow(once, '## Seconds', ['3', 'd']))).toEqual([
    ['1', 'a'],
    ['2', 'b | c'],
    ['3', 'd'],
  ])
})

it('says so where there is no such heading, or no table below it', () => {
  expect(() => withRow(TEXT, '## Minutes', ['2', 'b'])).toThrow('There is no table under "## Minutes"')
  expect(() => withRow('# Empty\n', '# Empty', ['2', 'b'])).toThrow('There is no table under "# Empty"')
})
