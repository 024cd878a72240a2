import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { importsOf } from './lib/imports.mjs'
import { BANDS, BELOW, roomOf } from './lib/server-bands.ts'

const PAGE = 'ARCHITECTURE.md'
const BEGIN = '<!-- drawn by `node scripts/picture.ts` -->'
const END = '<!-- drawn until here -->'

const ROOMS = {
  tests: 'walks it',
  stories: 'shows all of it',
  src: 'shows it',
  server: 'makes it happen',
  machines: 'what may happen',
  contract: 'what is said',
}

const IN_SERVER: Readonly<Record<string, string>> = {
  root: 'beside the rooms: puts them together',
  ...Object.fromEntries(Object.entries(BANDS).map(([band, rooms]) => [band, rooms.join(' ')])),
}

export type Edges = ReadonlyMap<string, number>

export function edgesOf(texts: ReadonlyMap<string, string>): Edges {
  const edges = new Map<string, number>()
  const count = (from: string, to: string) => {
    if (from !== to) edges.set(`${from} --> ${to}`, (edges.get(`${from} --> ${to}`) ?? 0) + 1)
  }
  for (const [file, text] of texts)
    for (const other of importsOf(file, text).filter((name) => texts.has(name))) {
      count(folderOf(file), folderOf(other))
      if (folderOf(file) === 'server' && folderOf(other) === 'server') count(bandOf(file), bandOf(other))
    }
  return edges
}

const folderOf = (file: string) => file.slice(0, file.indexOf('/'))

function bandOf(file: string): string {
  const room = roomOf(file)
  if (!room) return file === BELOW ? 'base' : 'root'
  return Object.entries(BANDS).find(([, rooms]) => rooms.includes(room))?.[0] ?? room
}

/** Imports are counted to one figure, so that not every new file draws it anew. */
export function pictureOf(edges: Edges): string[] {
  const nodes = (of: object) => Object.entries(of).map(([name, does]) => `${name}["${name}<br>${does}"]`)
  const { server, ...rooms } = ROOMS
  const arrows = [ROOMS, IN_SERVER].flatMap((of) => {
    const names = Object.keys(of)
    return names.flatMap((from) => names.flatMap((to) => arrowOf(from, to, edges.get(`${from} --> ${to}`))))
  })
  return [
    'flowchart TB',
    ...nodes(rooms),
    `subgraph server["server: ${server}"]`,
    ...nodes(IN_SERVER),
    'end',
    ...arrows,
  ]
}

const arrowOf = (from: string, to: string, imports: number | undefined) =>
  imports === undefined ? [] : [`${from} -- ${Number(imports.toPrecision(1))} --> ${to}`]

export function textsOfRooms(): ReadonlyMap<string, string> {
  const files = ['contract', 'machines', 'server', 'src', 'stories', 'tests'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => posix.join(room, name)),
  )
  return new Map(
    files.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  )
}

export function drawn(page: string): { readonly before: string; readonly picture: string[]; readonly after: string } {
  const [before, rest] = page.split(`${BEGIN}\n`)
  const [picture, after] = rest?.split(END) ?? []
  if (before === undefined || picture === undefined || after === undefined)
    throw new Error(`${PAGE} has lost the marks of its picture: ${BEGIN} and ${END}`)
  return { before, picture: picture.trim().split('\n').slice(1, -1), after }
}

if (import.meta.main) {
  const { before, after } = drawn(readFileSync(PAGE, 'utf8'))
  const picture = pictureOf(edgesOf(textsOfRooms()))
  writeFileSync(PAGE, [`${before}${BEGIN}`, '```mermaid', ...picture, '```', END + after].join('\n'))
}
