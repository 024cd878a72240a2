import { join } from 'node:path'
import type { Gallery } from '../lib/ports.ts'
import { readWhole, writeWhole } from '../lib/whole-file.ts'
import { encode } from './encode.ts'

/** In a directory of its own, beside the pictures that are private; those of the demo stay where they came with the clone. */
export function galleryIn(directory: string, ofDemo: string): Gallery {
  const folderOf = (file: string) => join(directory, file.slice(0, 2))
  return {
    async keep(sent) {
      const { hash, files } = await encode(sent)
      for (const { name, bytes } of files) await writeWhole(folderOf(name), name, bytes)
      return hash
    },
    get: async (file) => (await readWhole(join(folderOf(file), file))) ?? readWhole(join(ofDemo, file)),
  }
}
