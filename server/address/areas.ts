import { readFileSync } from 'node:fs'
import { type Area, type AreaName, shapeOf } from '#contract/address.ts'
import type { Problem } from '#contract/problems.ts'

const tables = new Map<string, readonly Area[]>()

/** Nothing where a country has no table. A line is a code and a name, as deep as its tabs. */
function tableOf(country: string): readonly Area[] {
  const known = tables.get(country)
  if (known) return known
  const table =
    shapeOf(country).table.length === 0
      ? []
      : read(readFileSync(new URL(`areas/${country}.txt`, import.meta.url), 'utf8'))
  tables.set(country, table)
  return table
}

function read(text: string): Area[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const depthOf = (line = '') => line.lastIndexOf('\t') + 1
  const above: number[] = []
  return lines.map((line, at) => {
    const depth = depthOf(line)
    const [code = '', ...name] = line.trim().split(' ')
    above[depth] = at + 1
    return {
      id: at + 1,
      pid: depth === 0 ? 0 : (above[depth - 1] ?? 0),
      code,
      name: name.join(' '),
      leaf: depthOf(lines[at + 1]) > depth ? 0 : 1,
    }
  })
}

export const areasBelow = (country: string, pid: number): Area[] => tableOf(country).filter((area) => area.pid === pid)

type Place = Readonly<Record<AreaName, string>> & { readonly country: string }

/** Each is one of those below the one before; what is not needed may be left out. */
export function areaProblems(place: Place): Partial<Record<AreaName, Problem>> {
  const { table, needed } = shapeOf(place.country)
  let pid = 0
  for (const name of table) {
    const among = areasBelow(place.country, pid)
    const said = place[name]
    if (among.length === 0 ? said === '' : said === '' && !needed) return {}
    const found = among.find((area) => area.name === said)
    if (!found) return { [name]: said === '' ? 'required' : 'area-unknown' }
    pid = found.id
  }
  return {}
}

/** The last signs of its code, as it stands on letters in Italy. */
export const shortOf = (country: string, area: string): string =>
  tableOf(country)
    .find(({ name, pid }) => name === area && pid !== 0)
    ?.code.split('-')[1] ?? area
