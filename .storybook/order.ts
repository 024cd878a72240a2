import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT } from '../src/sitemap.ts'

const FIRST = ['app/welcome', 'app/words', 'app/matrix', 'ui/foundations']
const BESIDE = new Set(['app', 'ui', 'stock', 'lib', 'fixtures'])

export function roomsInOrder(rooms: readonly string[], files: readonly string[]): string[] {
  const places = files.flatMap((file) => /^screens\/([^/]+)\//.exec(file)?.[1] ?? [])
  const addressed = [...new Set(places)].filter((room) => rooms.includes(room))
  return [...addressed, ...rooms.filter((room) => !addressed.includes(room))]
}

const foldersOf = (root: string) =>
  readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

const firstOf = (room: string) =>
  FIRST.filter((file) => file.startsWith(`${room}/`)).map((file) => file.slice(room.length + 1))

const rooms = (): string[] => foldersOf(join(import.meta.dirname, '../stories')).filter((room) => !BESIDE.has(room))

/** What is closed in the sidebar until somebody comes to it: all but the pages it begins with. */
export const closed = (): string[] => ['ui', 'app', ...rooms(), 'stock']

/** Where stories stand, in the order of the sidebar: it shows them as they are found. */
export function inOrder(): string[] {
  const others = (room: string) => `../stories/${room}/!(${firstOf(room).join('|')}).stories.tsx`
  return [
    ...FIRST.map((file) => `../stories/${file}.stories.tsx`),
    others('ui'),
    others('app'),
    ...roomsInOrder(rooms(), Object.values(BUILT)).map((room) => `../stories/${room}/*.stories.tsx`),
    '../stories/stock/*.stories.tsx',
  ]
}
