import { LOCALES } from '#contract/locales.ts'
import { type Cell, cellsOf, FORMULA } from '../lib/csv-cells.ts'
import { isSeen, seen } from '../lib/unseen.ts'
import { refuse } from './refusal.ts'

export const LARGEST = 5_000_000
const MOST_LINES = 5_000

/** What is said, and in how many letters at most. */
const SAID = { name: 120, brief: 300, text: 2_000, facts: 1_000, colour: 40, size: 40 } as const
const FACTS = ['code', 'category', 'shop', 'motif', 'price', 'points', 'stock', 'limit'] as const
const NEEDED = ['code', 'category', 'name', 'stock'] as const

export const OTHER_TAGS = LOCALES.map(({ tag }) => tag).filter((tag) => tag !== 'en')

const LETTERS: ReadonlyMap<string, number> = new Map(
  Object.entries(SAID).flatMap(([column, letters]) =>
    [column, ...OTHER_TAGS.map((tag) => `${column}:${tag}`)].map((name) => [name, letters] as const),
  ),
)
const isColumn = (name: string) => LETTERS.has(name) || (FACTS as readonly string[]).includes(name)

export interface Fault {
  readonly line: number
  readonly what: string
}

export interface Row {
  readonly line: number
  readonly cells: ReadonlyMap<string, string>
}

export interface Table {
  readonly columns: ReadonlySet<string>
  readonly rows: readonly Row[]
  readonly faults: readonly Fault[]
}

export const quoted = (text: string) => `"${seen(text.length > 40 ? `${text.slice(0, 40)}…` : text)}"`

interface Line {
  readonly line: number
  readonly cells: readonly Cell[]
}

/** A cell ends on its line: one line is one variant, and a text is one paragraph. */
export function tableIn(bytes: Buffer): Table {
  const faults: Fault[] = []
  const fault = (line: number, what: string) => void faults.push({ line, what })
  const [head, ...lines] = linesIn(bytes, fault)
  if (!head)
    return {
      columns: new Set(),
      rows: [],
      faults: faults.length > 0 ? faults : [{ line: 1, what: 'names no columns' }],
    }
  if (lines.length > MOST_LINES) refuse(`The file has ${lines.length} lines; ${MOST_LINES} are read at once.`)
  const names = head.cells.map(({ text }) => text.trim())
  judgeHead(names, (what) => fault(head.line, what))
  const rows = lines.flatMap(({ line, cells }) => {
    if (cells.length !== names.length) {
      fault(line, `has ${cells.length} cells; the first line names ${names.length}`)
      return []
    }
    const texts = cells.map(({ text }) => text.replaceAll(/^ +| +$/g, ''))
    for (const [at, text] of texts.entries()) judgeCell(names[at] ?? '', text, (what) => fault(line, what))
    return [{ line, cells: new Map(names.map((name, at) => [name, texts[at] ?? ''])) }]
  })
  const lacksOne = faults.some(({ what }) => what.startsWith('lacks'))
  return { columns: new Set(names), rows: lacksOne ? [] : rows, faults }
}

function linesIn(bytes: Buffer, fault: (line: number, what: string) => void): Line[] {
  const lines: Line[] = []
  for (let from = 0, line = 1; from < bytes.length; line += 1) {
    const end = bytes.indexOf('\n', from)
    const until = end < 0 ? bytes.length : end
    const text = decoded(bytes.subarray(from, until))
    from = until + 1
    if (text === undefined) {
      fault(line, 'is not written in UTF-8')
      continue
    }
    const cells = cellsOf(text)
    if (!cells) fault(line, 'has a quote that stays open, or one where none may be; a cell ends on its line')
    else if (cells.some((cell) => cell.text.trim() !== '')) lines.push({ line, cells })
  }
  return lines
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r$/, '')
  } catch {
    return undefined
  }
}

function judgeHead(names: readonly string[], fault: (what: string) => void): void {
  for (const [at, name] of names.entries()) {
    if (!isColumn(name)) fault(`${quoted(name)} is no column; there are ${[...FACTS, ...Object.keys(SAID)].join(', ')}`)
    else if (names.indexOf(name) < at) fault(`names the column ${name} twice`)
  }
  for (const name of NEEDED) if (!names.includes(name)) fault(`lacks the column ${name}`)
  if (!names.includes('price') && !names.includes('points')) fault('lacks a column price or points')
}

function judgeCell(column: string, text: string, fault: (what: string) => void): void {
  const letters = LETTERS.get(column)
  if (letters !== undefined && FORMULA.test(text))
    fault(`${column} begins with ${text.startsWith('\t') ? 'a tab' : quoted(text.slice(0, 1))}, as a formula does`)
  else if (!isSeen(text)) fault(`${column} holds signs that nobody sees`)
  if (letters !== undefined && text.length > letters)
    fault(`${column} has ${text.length} letters; ${letters} are the most`)
}
