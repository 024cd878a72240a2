import { action } from 'storybook/actions'
import type { Places } from '#src/lib/places.ts'
import { sitemap } from '#src/sitemap.ts'

const built = new Set(sitemap.children?.flatMap((node) => ('path' in node && node.path ? [node.path] : [])))
const bare = (path: string) => path.split('?')[0] ?? path

/** Places that know what is built and only tell where somebody wanted to go. */
export const placesAt = (current: string): Places => ({
  current,
  isBuilt: (path) => built.has(bare(path)),
  href: (path) => `#${path}`,
  go: action('go'),
  warm: action('warm'),
  back: action('back'),
})
