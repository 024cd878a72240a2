import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { Heading } from '#src/ui/text.tsx'

const Frame = chakra('section', { base: { paddingTop: '6' } })

export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <Heading look="label" marginBottom="2" id={id}>
        {title}
      </Heading>
      {children}
    </Frame>
  )
}
