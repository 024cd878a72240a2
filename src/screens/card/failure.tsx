import type { ReactNode } from 'react'
import type { Trouble } from '#machines/lib/trouble.ts'
import { Refusal, TroubleText } from '#src/ui/trouble-text.tsx'
import { Strong } from '#src/ui/text.tsx'

export const Failure = ({ because, children }: { because?: Trouble | undefined; children: ReactNode }) => (
  <Refusal>
    <Strong as="p">{children}</Strong>
    <TroubleText of={because} />
  </Refusal>
)
