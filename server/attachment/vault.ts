import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Vault } from '../lib/ports.ts'

/** Outside of what the web server shows. */
export function vaultIn(directory: string): Vault {
  const folderOf = (name: string) => join(directory, name.slice(0, 2))
  const fileOf = (name: string) => join(folderOf(name), name)
  return {
    async put(name, bytes) {
      await mkdir(folderOf(name), { recursive: true, mode: 0o700 })
      const draft = `${fileOf(name)}.draft`
      try {
        await writeThrough(draft, bytes)
        await rename(draft, fileOf(name))
        await flush(folderOf(name))
      } catch (error) {
        await Promise.allSettled([draft, fileOf(name)].map((file) => rm(file, { force: true })))
        throw new Error('a picture could not be written', { cause: error })
      }
    },
    async get(name) {
      try {
        return await readFile(fileOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    drop: (name) => rm(fileOf(name), { force: true }),
  }
}

async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
