import * as v from 'valibot'
import { keptFor } from '#machines/recharge/begin.rules.ts'
import { keepWritten, writtenOf } from '#src/lib/written-drafts.ts'

const Back = v.object({ to: v.string() })
const under = (orderNo: string) => `${keptFor(orderNo)}/back`

/** Only a page of ours is gone back to. */
export const ownPage = (path: string): string => (path.startsWith('/pages/') ? path : '')

/** The page that somebody left to bring this in, for as long as this tab lives: a gateway leads nobody back there. */
export const backOf = (orderNo: string): string => ownPage(writtenOf(under(orderNo), Back)?.to ?? '')
export function keepBack(orderNo: string, to: string): void {
  if (to !== '') keepWritten(under(orderNo), { to })
}
