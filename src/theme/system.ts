import type { SystemContext } from '@chakra-ui/react'
import page from './page.css?inline'
import { cva, sva } from './recipe.ts'
import reset from './reset.css?inline'
import { css } from './style.ts'
import { SCALE_OF, SHORTHANDS } from './utilities.ts'
import { variables } from './variables.ts'

const LAYERS = '@layer reset,base,tokens,recipes;'
const OF_THE_THEME = new Set(['css', 'textStyle', ...SCALE_OF.keys(), ...Object.keys(SHORTHANDS)])

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const known = new Map<string, boolean>()

function isValidProperty(name: string): boolean {
  let answer = known.get(name)
  if (answer === undefined) {
    answer = OF_THE_THEME.has(name) || /^(_|--)|[&@]/.test(name) || CSS.supports(kebab(name), 'inherit')
    known.set(name, answer)
  }
  return answer
}

/** All that Chakra asks of a design system while it draws. */
const asked = {
  css,
  cva,
  sva,
  isValidProperty,
  _config: { disableLayers: true },
  _global: `${LAYERS}@layer reset{${reset}}@layer base{${page}}@layer tokens{${variables}}`,
}

export const system = asked as unknown as SystemContext
