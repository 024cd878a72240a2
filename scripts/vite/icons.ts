import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const ALL = join(
  dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm/lucide-react.mjs',
)
const LINE = /export \{([^}]*)\} from '(\.\/icons\/[\w-]+\.mjs)'/g
const NAME = /default as (\w+)/g
const ASKED = /import (type )?\{([^}]*)\} from ['"]lucide-react['"]/g

/** Each picture is asked for by its own file, so that it is known who draws which. */
export function icons(): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'quay:icons',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const [, names = '', file = ''] of readFileSync(ALL, 'utf8').matchAll(LINE))
        for (const [, name = ''] of names.matchAll(NAME)) files.set(name, join(dirname(ALL), file))
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: /from ['"]lucide-react['"]/ },
      handler: (code) => ({
        code: code.replace(ASKED, (whole, type: string | undefined, names: string) =>
          type ? whole : names.split(',').map(importOf(files)).join(';') + '\n'.repeat(whole.split('\n').length - 1),
        ),
        map: null,
      }),
    },
  }
}

const importOf = (files: ReadonlyMap<string, string>) => (given: string) => {
  const [name = '', alias = name] = given.trim().split(/\s+as\s+/)
  if (name === '' || name.startsWith('type ')) return ''
  const file = files.get(name)
  if (!file) throw new Error(`lucide-react has no picture called ${name}.`)
  return `import ${alias} from ${JSON.stringify(file)}`
}
