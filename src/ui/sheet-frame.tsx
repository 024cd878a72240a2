import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { usePlaces } from '#src/lib/places.ts'
import { LateSheet } from './late-sheet.tsx'

const Foot = chakra('div', { base: { display: 'grid', gap: '2.5', paddingTop: '5' } })

export interface FrameProps {
  title: ReactNode
  foot?: ReactNode
  /** What rises over it. */
  over?: ReactNode
  children: ReactNode
}

/** A conversation in a sheet over the page it belongs to: to close it is to go back. */
export function SheetFrame({ title, foot, over, children }: FrameProps) {
  const { back } = usePlaces()
  return (
    <>
      <LateSheet title={title} onClose={back}>
        {children}
        {foot && <Foot>{foot}</Foot>}
      </LateSheet>
      {over}
    </>
  )
}
