import type { AskedCode } from '#machines/session/asked-code.ts'
import type { Sent } from '#machines/stock/sent-code.part.ts'

export const withMask = (asked: Required<AskedCode> | undefined): AskedCode<Sent> | undefined =>
  asked && { ...asked, sent: { ...asked.sent, masked_account: asked.account } }
