import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    marginTop: '6',
    minHeight: 'tap',
  },
})
const Heading = chakra('h2', { base: { textStyle: 'strong' } })
const Nothing = chakra('p', { base: { color: 'ink2', paddingBlock: '3' } })

interface LatestProps {
  title: ReactNode
  all: ReactNode
  none: ReactNode
  isEmpty: boolean
  children: ReactNode
}

export const Latest = ({ title, all, none, isEmpty, children }: LatestProps) => (
  <section>
    <Line>
      <Heading>{title}</Heading>
      {all}
    </Line>
    {isEmpty ? <Nothing>{none}</Nothing> : children}
  </section>
)
