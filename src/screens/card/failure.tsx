import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Trouble } from '#machines/lib/trouble.ts'
import { Refusal, TroubleText } from '#src/ui/trouble-text.tsx'

const What = chakra('p', { base: { fontWeight: '600' } })

export const Failure = ({ because, children }: { because?: Trouble | undefined; children: ReactNode }) => (
  <Refusal>
    <What>{children}</What>
    <TroubleText of={because} />
  </Refusal>
)
