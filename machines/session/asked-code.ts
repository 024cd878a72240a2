import type { CodeSent } from '#contract/session.ts'
import { isRefusal } from '../lib/refusal.ts'
import { freshIn, type Failed } from '../lib/trouble.ts'

export interface AskedCode<Sent extends CodeSent = CodeSent> {
  readonly account: string
  readonly sent: Sent
}

export const isLiving = (error: unknown): boolean => isRefusal(error, 'code-lives') && freshIn(error) !== undefined

/** What a refusal says of the code that is still good; the number of its request is known to whoever asked for it. */
export const livingCode = <Sent extends CodeSent>(error: unknown, before: Sent | undefined): Sent => ({
  ...(freshIn(error) as Sent),
  request_no: before?.request_no ?? '',
})

const errorOf = ({ event }: Failed) => event.error

/** The flow says what `learnOld` does. */
export const oldLives = {
  guard: { type: 'codeLives', params: errorOf },
  target: 'oldSent',
  actions: { type: 'learnOld', params: errorOf },
} as const

/** The flow says what `codeLives` and `learnCode` do. */
export const codeLives = {
  guard: { type: 'codeLives', params: errorOf },
  target: 'codeSent',
  actions: { type: 'learnCode', params: errorOf },
} as const
