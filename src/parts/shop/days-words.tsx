import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** How long a parcel takes. */
export const DaysWords = ({ of: { least, most } }: { of: { least: number; most: number } }): ReactNode =>
  least === most ? (
    <Plural value={least} one="# working day" other="# working days" />
  ) : (
    <Plural value={most} one={`${least} to # working day`} other={`${least} to # working days`} />
  )
