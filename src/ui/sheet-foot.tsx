import { chakra } from '@chakra-ui/react'

export const SheetFoot = chakra('div', {
  base: {
    position: 'sticky',
    insetBlockEnd: 'calc(-1 * var(--sheet-end))',
    marginTop: '4',
    marginBottom: 'calc(-1 * var(--sheet-end))',
    paddingTop: '3',
    paddingBottom: 'var(--sheet-end)',
    bg: 'surface',
    _before: {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      bottom: '100%',
      height: '5',
      pointerEvents: 'none',
      backgroundImage: 'linear-gradient(to top, var(--q-colors-surface), transparent)',
    },
    // By the size of the text: where little is in sight, all of the sheet moves.
    '@media (max-height: 30rem)': { position: 'static' },
  },
})
