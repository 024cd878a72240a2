export interface Cell {
  readonly text: string
  readonly isQuoted: boolean
}

/** What a spreadsheet takes for a formula, in both widths. */
export const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",]*))(,|$)/y

/** A cell ends on its own line; there are none where a quote stands where none may be. */
export function cellsOf(line: string): Cell[] | undefined {
  const cells: Cell[] = []
  for (CELL.lastIndex = 0; ;) {
    const [all, quoted, plain = '', more] = CELL.exec(line) ?? []
    if (all === undefined) return undefined
    cells.push({ text: quoted?.replaceAll('""', '"') ?? plain, isQuoted: quoted !== undefined })
    if (more === '') return cells
  }
}
