const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

export interface Map {
  readonly sources: readonly string[]
  readonly mappings: string
}

export interface Stretch {
  readonly source: string | undefined
  readonly text: string
}

/** What no source owns is the bundler's. */
export function* stretchesOf(code: string, { sources, mappings }: Map): Generator<Stretch> {
  const rows = code.split('\n')
  let source = 0
  for (const [at, groups] of mappings.split(';').entries()) {
    const row = rows[at] ?? ''
    const marks = groups === '' ? [] : groups.split(',').map(numbersIn)
    let column = 0
    let owner: string | undefined
    let from = 0
    for (const [step = 0, next] of marks) {
      column += step
      yield { source: owner, text: row.slice(from, column) }
      from = column
      if (next !== undefined) source += next
      owner = next === undefined ? undefined : sources[source]
    }
    yield { source: owner, text: `${row.slice(from)}\n` }
  }
}

/** Base64 digits of five bits each, the lowest first; the first bit of a number is its sign. */
function numbersIn(group: string): number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const letter of group) {
    const digit = LETTERS.indexOf(letter)
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}
