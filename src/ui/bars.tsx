import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Track = chakra('ol', {
  base: {
    listStyle: 'none',
    padding: '0',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
  },
})
const Bar = chakra('li', {
  base: {
    position: 'relative',
    // As wide as the others where there is room, and never narrower than its word.
    flex: '1 1 0',
    maxWidth: 'full',
    paddingTop: '2',
    textStyle: 'tiny',
    color: 'ink2',
    _before: {
      content: '""',
      position: 'absolute',
      top: '0',
      insetInline: '0',
      height: '1',
      borderRadius: 'full',
      bg: 'sunken',
    },
  },
  variants: {
    stage: {
      past: { _before: { bg: 'accent' } },
      now: { color: 'ink', fontWeight: '700', _before: { bg: 'accent' } },
      ahead: {},
    },
  },
})

/** How far along one is in a task of a few steps. */
export const Bars = ({ steps, now }: { steps: readonly ReactNode[]; now: number }) => (
  <Track>
    {steps.map((words, at) => (
      <Bar
        key={at}
        stage={at < now ? 'past' : at === now ? 'now' : 'ahead'}
        aria-current={at === now ? 'step' : undefined}
      >
        {words}
      </Bar>
    ))}
  </Track>
)
