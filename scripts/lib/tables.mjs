import { Trouble } from './run.mjs'

const rowOf = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', String.raw`\|`)).join(' | ')} |`

/** The rows of every table of a text, without those that name and underline its columns. */
export function cellsIn(text) {
  const lines = text.split('\n')
  const isRule = (line) => /^\|(?:-+\|)+$/.test(line?.replaceAll(' ', '') ?? '')
  return lines
    .filter((line, at) => line.startsWith('|') && !isRule(line) && !isRule(lines[at + 1]))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|')),
    )
}

/** A row more at the end of the first table after a heading. */
export function withRow(text, heading, cells) {
  const lines = text.split('\n')
  const from = lines.indexOf(heading)
  let at = lines.findIndex((line, at) => from >= 0 && at > from && line.startsWith('|'))
  if (at < 0) throw new Trouble(`There is no table under "${heading}", so nothing could be recorded.`)
  while (lines[at]?.startsWith('|')) at += 1
  return lines.toSpliced(at, 0, rowOf(cells)).join('\n')
}
