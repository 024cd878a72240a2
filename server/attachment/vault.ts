import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Vault } from '../lib/ports.ts'
import { readWhole, writeWhole } from '../lib/whole-file.ts'

/** Outside of what the web server shows. */
export function vaultIn(directory: string): Vault {
  const folderOf = (name: string) => join(directory, name.slice(0, 2))
  const fileOf = (name: string) => join(folderOf(name), name)
  const drop = (name: string) => rm(fileOf(name), { force: true })
  return {
    async put(name, bytes) {
      try {
        await writeWhole(folderOf(name), name, bytes)
      } catch (error) {
        await Promise.allSettled([drop(name)])
        throw new Error('a picture could not be written', { cause: error })
      }
    },
    get: (name) => readWhole(fileOf(name)),
    drop,
  }
}
