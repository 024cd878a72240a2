import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/

/** Every text of the build also as .br, so that the server never compresses while somebody waits. */
export function precompressed(): Plugin {
  let folder = 'dist'
  return {
    name: 'quay:precompressed',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = config.build.outDir
    },
    async writeBundle() {
      const names = await readdir(folder, { recursive: true })
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(join(folder, name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file)
  await writeFile(`${file}.br`, await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}
