import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Files for the desk to read, each instead of the one before. */
export function openTables() {
  const room = mkdtempSync(join(tmpdir(), 'quay-goods-'))
  afterAll(() => rmSync(room, { recursive: true, force: true }))
  const file = join(room, 'goods.csv')
  const bytesIn = (bytes: string | Buffer) => {
    writeFileSync(file, bytes)
    return file
  }
  return { bytesIn, tableOf: (head: string, ...lines: string[]) => bytesIn([head, ...lines].join('\n')) }
}
