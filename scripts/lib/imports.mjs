import { posix } from 'node:path'

const IMPORT = /\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g

/** The files of ours that the text of a file names in its imports, types included. */
export const importsOf = (file, text) =>
  [...text.matchAll(IMPORT)].map(([, name]) =>
    name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name),
  )
