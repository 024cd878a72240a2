import { chakra } from '@chakra-ui/react'

const Dot = chakra('span', {
  base: {
    position: 'absolute',
    insetBlockStart: '11px',
    insetInlineEnd: '12px',
    width: '9px',
    height: '9px',
    borderRadius: 'full',
    bg: 'warn',
  },
})

/** Some of it is new; the bell says so in words, too. */
export const BellMark = () => <Dot aria-hidden />
