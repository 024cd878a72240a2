import { createContext, useContext, type ReactNode } from 'react'
import { MINUTE_S } from '#contract/time-units.ts'

/** What the centre has between the offer that waits and the other orders. */
export interface AroundUrgent {
  readonly rows: ReactNode
  readonly counters: ReactNode
  /** How long there is for an answer. */
  readonly answerSeconds: number
}

const AroundContext = createContext<AroundUrgent>({ rows: null, counters: null, answerSeconds: 5 * MINUTE_S })
export const AroundProvider = AroundContext.Provider
export const useAround = (): AroundUrgent => useContext(AroundContext)
