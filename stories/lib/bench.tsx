import { chakra } from '@chakra-ui/react'
import type { Decorator } from '@storybook/react-vite'

export const Bench = chakra('main', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    alignContent: 'start',
    justifyItems: 'start',
    minHeight: '100dvh',
    maxWidth: 'phone',
    marginInline: 'auto',
    padding: '4',
    bg: 'paper',
    color: 'ink',
  },
})

export const Wide = chakra('div', { base: { width: 'full', minWidth: '0' } })
export const Says = chakra('p', { base: { textStyle: 'note', color: 'ink2' } })

export const onBench: Decorator = (Story) => (
  <Bench>
    <Wide>{Story()}</Wide>
  </Bench>
)

/** As in a sheet. */
export const onSurface: Decorator = (Story) => (
  <Bench justifyItems="stretch" bg="surface">
    {Story()}
  </Bench>
)
