import type { CodeSent } from '#contract/session.ts'
import { isRefusal } from '../lib/refusal.ts'
import { freshIn } from '../lib/trouble.ts'

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
