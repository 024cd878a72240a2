import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'

const Glyph = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    lineHeight: '0',
    '& > svg': { width: '1em', height: '1em' },
  },
  variants: { mirrors: { true: { _rtl: { transform: 'scaleX(-1)' } } } },
})

/** Grows with the text, as far as there is room in what it stands in. */
const grown = (size: number) => `min(${size / 16}rem, ${size * 1.5}px)`

/** `mirrors` for what points along the line of reading. */
export function Icon({
  of: Drawing,
  size = 22,
  mirrors = false,
}: {
  of: LucideIcon
  size?: number
  mirrors?: boolean
}) {
  return (
    <Glyph mirrors={mirrors} aria-hidden style={{ fontSize: grown(size) }}>
      <Drawing size={size} strokeWidth={2} />
    </Glyph>
  )
}

export const IconButton = chakra(
  'button',
  {
    base: {
      width: 'tap',
      height: 'tap',
      display: 'grid',
      placeItems: 'center',
      color: 'ink',
      borderRadius: 'full',
      cursor: 'pointer',
      _hover: { bg: 'sunken' },
    },
  },
  { defaultProps: { type: 'button' } },
)
