import { chakra } from '@chakra-ui/react'

export const Banner = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    maxWidth: 'phone',
    marginInline: 'auto',
    paddingInline: '4',
    minHeight: '10',
    textStyle: 'note',
    bg: 'warnSoft',
    color: 'warn',
  },
})
