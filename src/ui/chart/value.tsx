import type { ReactNode } from 'react'
import { Digits } from '../amount.tsx'

/** A value of a chart: the largest ones break rather than leave the phone. */
export const Value = ({ children }: { children: ReactNode }) => (
  <Digits whiteSpace="normal" overflowWrap="anywhere">
    {children}
  </Digits>
)
