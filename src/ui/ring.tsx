import { chakra } from '@chakra-ui/react'

/** Whether one of several is chosen; what is pressed is the row around it. */
export const Ring = chakra('span', {
  base: {
    width: '22px',
    height: '22px',
    flex: 'none',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'edge',
  },
  variants: { on: { true: { borderWidth: '7px', borderColor: 'accent' } } },
})
