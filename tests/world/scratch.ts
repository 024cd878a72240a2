import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
const ROOM = 4 * 2 ** 30

/** Files in memory cost a third of the system's time; a container may have little of it, and other systems have none. */
function hasRoom(): boolean {
  try {
    accessSync(IN_MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= ROOM
  } catch {
    return false
  }
}

export const scratch = (prefix: string): string => mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), prefix))
