import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePlaces } from '#src/lib/places.ts'
import { Button } from './button.tsx'
import { LateSheet } from './late-sheet.tsx'

const Foot = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2.5', paddingTop: '3' },
})

export interface FrameProps {
  title: ReactNode
  foot?: ReactNode
  /** What rises instead of it, until that is answered. */
  over?: ReactNode
  children: ReactNode
}

/** To close it is to go back. One sheet stands at a time. */
export function SheetFrame({ title, foot, over, children }: FrameProps) {
  const { back } = usePlaces()
  if (over) return over
  return (
    <LateSheet title={title} onClose={back}>
      {children}
      <Foot>
        {foot}
        <Button kind="text" onClick={back}>
          <Trans>Close</Trans>
        </Button>
      </Foot>
    </LateSheet>
  )
}
