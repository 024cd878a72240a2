import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'

const Glyph = chakra('span', {
  base: { display: 'inline-grid', placeItems: 'center', flex: 'none', lineHeight: '0' },
  variants: { mirrors: { true: { _rtl: { transform: 'scaleX(-1)' } } } },
})

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
    <Glyph mirrors={mirrors} aria-hidden>
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
