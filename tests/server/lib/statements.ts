import { expect } from 'vitest'

export function cellsOf(text: string): string[][] {
  expect(text.startsWith('\uFEFF')).toBe(true)
  const rows = text.slice(1).split('\r\n')
  expect(rows.pop()).toBe('')
  return rows.map((row) =>
    [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, inQuotes, plain]) =>
      inQuotes === undefined ? (plain ?? '') : inQuotes.replaceAll('""', '"'),
    ),
  )
}
