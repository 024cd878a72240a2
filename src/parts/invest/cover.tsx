import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, type ComponentType } from 'react'
import { bring } from '#src/lib/bring.ts'
import { hashOf } from './cover-hash.ts'
import { PALETTES, palettes } from './cover-palettes.ts'

const Frame = chakra('span', {
  base: {
    display: 'block',
    flex: 'none',
    overflow: 'hidden',
    bg: 'var(--cover-ground)',
    userSelect: 'none',
    '& > *': { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: {
    size: {
      wide: {
        // From edge to edge of the page.
        marginInline: '-4',
        aspectRatio: '9 / 5',
        borderBottomLeftRadius: 'sheet',
        borderBottomRightRadius: 'sheet',
        '--pen': '.58',
      },
      row: { width: '10', height: '10', borderRadius: 'tile', '--pen': '1.6' },
    },
    palette: palettes,
  },
  defaultVariants: { size: 'wide' },
})

const drawing = () => import('./drawn-cover.tsx')
// Where it does not arrive its ground stays: a picture that nobody misses is nothing to be told of.
const Drawn = lazy<ComponentType<{ seed: string }>>(() =>
  bring(drawing).then(
    ({ DrawnCover }) => ({ default: DrawnCover }),
    () => ({ default: () => null }),
  ),
)

interface CoverProps {
  /** The place of a photograph in this house; another house's is not asked for. */
  src: string
  title: string
  /** What it is drawn by where there is no photograph. */
  seed?: string
  size?: 'wide' | 'row'
}

/** A demo world that was begun earlier still names drawings that are gone. */
const isPhotograph = (src: string) => /^\/[^/]/.test(src) && !/\/ventures\/[^/]+\.svg$/.test(src)

export const Cover = ({ src, title, seed = title, size = 'wide' }: CoverProps) => (
  <Frame size={size} palette={PALETTES[hashOf(seed) % PALETTES.length] ?? 'sea'} aria-hidden>
    {isPhotograph(src) ? (
      <img src={src} alt="" decoding="async" />
    ) : (
      <Suspense>
        <Drawn seed={seed} />
      </Suspense>
    )}
  </Frame>
)
