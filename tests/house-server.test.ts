import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { importsOf } from '../scripts/lib/imports.mjs'
import { BANDS, BELOW, roomOf } from '../scripts/lib/server-bands.ts'

const ROOMS = Object.values(BANDS).flat()

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join('server', name))

/** Types included. */
const arrows = new Map(
  files.map((file) => [file, importsOf(file, readFileSync(file, 'utf8')).filter((name) => name.startsWith('server/'))]),
)

function heightOf(file: string): number {
  const room = roomOf(file)
  if (room) return ROOMS.indexOf(room)
  return file === BELOW ? ROOMS.length : -1
}

it('every room of the server has its place', () => {
  const rooms = readdirSync('server', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['migrations', 'functions'].includes(entry.name))
    .map(({ name }) => name)
  expect(rooms.toSorted()).toEqual(ROOMS.toSorted())
})

it('no arrow of the server runs up: a room knows only what stands below it', () => {
  const up = files.flatMap((file) =>
    (arrows.get(file) ?? [])
      .filter((other) => heightOf(other) < heightOf(file))
      .map((other) => `${file} knows ${other}`),
  )
  expect(up).toEqual([])
})

/** A file that members save needs nothing from anywhere, and is opened where no icon is asked for. */
const SAVED = 'server/export/page.ts'

it('every page that the server writes names its icon', () => {
  const pages = files.filter((file) => readFileSync(file, 'utf8').includes('<!doctype html>') && file !== SAVED)
  expect(pages.length).toBeGreaterThan(3)
  expect(pages.filter((file) => !readFileSync(file, 'utf8').includes('${ICON}'))).toEqual([])
})

/** The last migration that made functions, before each had one text of its own. */
const LAST_WITH_FUNCTIONS = '0031'

it('a function has its one text in server/functions, and no migration makes another', () => {
  const folder = 'server/migrations'
  const makes = readdirSync(folder)
    .filter((name) => name.slice(0, 4) > LAST_WITH_FUNCTIONS)
    .filter((name) => /create (or replace )?function/i.test(readFileSync(join(folder, name), 'utf8')))
  expect(makes).toEqual([])
})
