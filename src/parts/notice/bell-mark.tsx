import { chakra } from '@chakra-ui/react'

const Dot = chakra('span', {
  base: {
    position: 'absolute',
    insetBlockStart: '11px',
    insetInlineEnd: '12px',
    width: '11px',
    height: '11px',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'paper',
    bg: 'accent',
  },
})

/** Some of it is new; the bell says so in words, too. */
export const BellMark = () => <Dot aria-hidden />
