import type { Sent } from '#machines/security/binding.part.ts'
import type { AskedCode } from '#machines/session/asked-code.ts'

/** A code that this phone waits for, with where it went as its member reads it. */
export const withMask = (asked: Required<AskedCode> | undefined): AskedCode<Sent> | undefined =>
  asked && { ...asked, sent: { ...asked.sent, masked_account: asked.account } }
