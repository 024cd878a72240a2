import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { bring } from '#src/lib/bring.ts'

const room = mkdtempSync(join(tmpdir(), 'quay-bring-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

/** A browser that keeps the failure: whatever was not there once never comes under that name. */
const keeping = (url: string) => () =>
  Promise.reject<{ words: string }>(new TypeError(`Failed to fetch dynamically imported module: ${url}`))

test('what did not come once comes when it is asked for again, though the browser keeps the failure', async () => {
  const file = join(room, 'he.mjs')
  const load = keeping(pathToFileURL(file).href)
  await expect(bring(load)).rejects.toThrow('dynamically imported module')
  await expect(bring(load), 'it is still not there').rejects.toThrow('he.mjs')
  writeFileSync(file, "export const words = 'shalom'")
  expect({ ...(await bring(load)) }).toEqual({ words: 'shalom' })
})

test('a failure that names no file is passed on each time', async () => {
  const load = () => Promise.reject(new Error('Importing a module script failed.'))
  for (let time = 0; time < 2; time += 1) await expect(bring(load)).rejects.toThrow('Importing a module script failed.')
})
