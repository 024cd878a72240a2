import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

const Frame = chakra('section', { base: { paddingTop: '6' } })
const Heading = chakra('h3', { base: { textStyle: 'note', fontWeight: '600', color: 'ink2', marginBottom: '2' } })

export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Frame>
  )
}
