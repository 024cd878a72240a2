import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const clone = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
export const inClone = (...parts) => join(clone, ...parts)

/** The pinned Node, whatever the machine's own is. */
export const node = inClone('node_modules', '.bin', 'node')

export const withTools = (environment) => ({
  ...environment,
  PATH: [inClone('node_modules', '.bin'), environment.PATH].join(delimiter),
  NODE_COMPILE_CACHE: inClone('.cache', 'compiled'),
})
