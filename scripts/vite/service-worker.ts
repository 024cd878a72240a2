import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { closure } from './first-screen.ts'
import { FIRST, OFTEN } from './kit.ts'

const SOURCE = new URL('../../src/worker/worker.js', import.meta.url)
const OTHERS = 'src/app/routeTree.gen.ts'

export function serviceWorker(): Plugin {
  return {
    name: 'quay:service-worker',
    enforce: 'post',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle) as Parameters<typeof closure>[0][]
      const first = chunks
        .filter((chunk) => chunk.name === FIRST || chunk.name === OFTEN || chunk.facadeModuleId?.includes(OTHERS))
        .flatMap((chunk) => closure(chunk, bundle as never))
      const files = [...new Set(first)].filter((name) => name.startsWith('assets/')).sort()
      const every = Object.keys(bundle).sort().join()
      const version = createHash('sha256').update(every).digest('hex').slice(0, 12)
      const source = readFileSync(SOURCE, 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("'__FILES__'", JSON.stringify(files.map((name) => `/h5/${name}`)))
      this.emitFile({ type: 'asset', fileName: 'worker.js', source })
    },
  }
}
