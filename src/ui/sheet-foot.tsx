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
  },
})
