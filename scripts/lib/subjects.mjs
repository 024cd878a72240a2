import { posix } from 'node:path'

/** Whose own words name what a test of the whole house reads; what else it comes to, it imports. */
const READER = /^(tests\/|scripts\/(i18n\/|picture\.ts)|\.storybook\/)/
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*(?:\[([^\]]*)\]|('[^']*'))/g
const READ = /[`']((?:\.storybook|contract|docs|machines|public|scripts|server|src|stories|tests)(?:\/[\w./-]*)?)[`'$]/g

/** Says of a file whether a test of the whole house is about it: imported, globbed, or read by its name or its folder's. */
export function subjectsOf(test, { sources, imports, textOf }) {
  const known = new Set([test])
  const reads = []
  for (const file of known) {
    const text = READER.test(file) ? textOf(file) : ''
    const patterns = globsIn(text, file)
    reads.push(...patterns, ...namesIn(text))
    for (const one of [...(imports.get(file) ?? []), ...sources.filter((one) => patterns.some((is) => is(one)))])
      known.add(one)
  }
  return (file) => known.has(file) || reads.some((is) => is(file))
}

const namesIn = (text) =>
  [...text.matchAll(READ)].map(
    ([, name]) =>
      (file) =>
        file === name || file.startsWith(name.endsWith('/') ? name : `${name}/`),
  )

/** Each call of glob says what it takes and, after an exclamation mark, what it leaves out. */
function globsIn(text, file) {
  return [...text.matchAll(GLOB)].map(([, several, single]) => {
    const patterns = [...(several ?? single).matchAll(/'([^']*)'/g)].map(([, pattern]) => pattern)
    const matches = (pattern) => asPattern(posix.join(posix.dirname(file), pattern))
    const takes = patterns.filter((pattern) => !pattern.startsWith('!')).map(matches)
    const leaves = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => matches(pattern.slice(1)))
    return (one) => takes.some((is) => is.test(one)) && !leaves.some((is) => is.test(one))
  })
}

const asPattern = (glob) =>
  new RegExp(
    `^${glob
      .replace(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
      .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))}$`,
  )
