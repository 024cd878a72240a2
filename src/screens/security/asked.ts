import type { Sent } from '#machines/security/binding.part.ts'
import type { AskedCode } from '#machines/session/asked-code.ts'

export const withMask = (asked: Required<AskedCode> | undefined): AskedCode<Sent> | undefined =>
  asked && { ...asked, sent: { ...asked.sent, masked_account: asked.account } }
