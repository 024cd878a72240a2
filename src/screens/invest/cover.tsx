import { chakra } from '@chakra-ui/react'

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    bg: 'sunken',
    color: 'ink3',
    userSelect: 'none',
    '& > img': {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      // A picture that was drawn for the day is no lamp at night.
      '.dark &': { filter: 'brightness(.82)' },
    },
  },
  variants: {
    size: {
      wide: { width: 'full', aspectRatio: '14 / 5', borderRadius: 'sheet', textStyle: 'display' },
      row: { width: '16', height: '16', borderRadius: 'control', textStyle: 'title' },
    },
  },
  defaultVariants: { size: 'wide' },
})

interface CoverProps {
  /** The place of a picture in this house; another house's is not asked for. */
  src: string
  title: string
  size?: 'wide' | 'row'
}

const isOurs = (src: string) => /^\/[^/]/.test(src)

export const Cover = ({ src, title, size = 'wide' }: CoverProps) => (
  <Frame size={size} aria-hidden>
    {isOurs(src) ? <img src={src} alt="" decoding="async" /> : [...title][0]}
  </Frame>
)
