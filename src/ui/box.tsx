import { chakra } from '@chakra-ui/react'

export const Box = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    bg: 'surface',
    paddingInline: '4',
    '& > :last-child': { borderBottomWidth: '0' },
    // Large text breaks a moment between its day and its hour.
    '& bdi': { whiteSpace: 'normal' },
  },
})
