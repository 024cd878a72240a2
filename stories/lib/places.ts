import { action } from 'storybook/actions'
import { bare, type Built, type Places } from '#src/lib/places.ts'
import { BUILT } from '#src/sitemap.ts'

const built = new Set<string>(Object.keys(BUILT))

export const placesAt = (current: string): Places => ({
  current,
  isBuilt: (to): to is Built => built.has(bare(to)),
  href: (path) => `#${path}`,
  go: action('go'),
  relaunch: action('relaunch'),
  warm: action('warm'),
  back: action('back'),
})
