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
    // By the size of the text: where little is in sight, all of the sheet moves.
    '@media (max-height: 30rem)': { position: 'static' },
  },
})
