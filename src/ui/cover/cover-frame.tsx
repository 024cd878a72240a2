import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { bring } from '#src/lib/bring.ts'
import { paletteOf, palettes } from './palettes.ts'

const Frame = chakra('span', {
  base: {
    display: 'block',
    flex: 'none',
    overflow: 'hidden',
    bg: 'var(--cover-ground)',
    userSelect: 'none',
    '& > *, & img': { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
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
      page: {
        marginInline: '-4',
        aspectRatio: '6 / 5',
        borderBottomLeftRadius: 'sheet',
        borderBottomRightRadius: 'sheet',
        '--pen': '.5',
      },
      tile: { width: 'full', aspectRatio: '1', borderRadius: 'tile', '--pen': '.62' },
      row: { width: '10', height: '10', borderRadius: 'tile', '--pen': '1.6' },
    },
    palette: palettes,
  },
})

interface CoverFrameProps {
  seed: string
  size: 'wide' | 'page' | 'tile' | 'row'
  children: ReactNode
}

export const CoverFrame = ({ seed, size, children }: CoverFrameProps) => (
  <Frame size={size} palette={paletteOf(seed)} aria-hidden>
    <Suspense>{children}</Suspense>
  </Frame>
)

/** Where it does not arrive its ground stays: a picture that nobody misses is nothing to be told of. */
export const lateDrawing = <Part, Props extends object>(
  load: () => Promise<Part>,
  drawingOf: (part: Part) => ComponentType<Props>,
) =>
  lazy<ComponentType<Props>>(() =>
    bring(load).then(
      (part) => ({ default: drawingOf(part) }),
      () => ({ default: () => null }),
    ),
  )
