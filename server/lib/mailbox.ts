import { domainToASCII } from 'node:url'
import { EMAIL_MAX } from '#contract/limits.ts'

/** No list, comment, route or second line: nothing that a mail server could read as more than one address. */
export type Mailbox = string & { readonly isMailbox: true }

const LOCAL_MAX = 64
const LOCAL = /^(?!-)[\p{L}\p{M}\p{N}_+'&=~#-]+(?:\.[\p{L}\p{M}\p{N}_+'&=~#-]+)*$/u
const DOMAIN =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const WRITTEN = /^[\p{L}\p{M}\p{N}.-]+$/u

/** The domain in punycode; undefined for anything but one address. */
export function mailboxOf(address: string): Mailbox | undefined {
  const at = address.lastIndexOf('@')
  const [local, written] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)]
  if (!LOCAL.test(local) || Buffer.byteLength(local) > LOCAL_MAX || !WRITTEN.test(written)) return undefined
  const domain = domainToASCII(written)
  const mailbox = `${local}@${domain}`
  return DOMAIN.test(domain) && Buffer.byteLength(mailbox) <= EMAIL_MAX ? (mailbox as Mailbox) : undefined
}

export const domainOf = (mailbox: Mailbox) => mailbox.slice(mailbox.lastIndexOf('@') + 1)
