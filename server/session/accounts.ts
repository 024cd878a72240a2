import { EMAIL_PATTERN, PHONE_PATTERN } from '#contract/limits.ts'
import type { Problem } from '#contract/problems.ts'
import { mailboxOf } from '../lib/mailbox.ts'
import type { Channel } from '../lib/post.ts'

export const normal = (account: string) => account.trim().normalize('NFC').toLowerCase()

export const channelOf = (account: string): Channel => (account.includes('@') ? 'email' : 'mobile')

export function addressProblem(channel: Channel, account: string): Problem | undefined {
  if (!account) return 'account-required'
  if (channel === 'mobile') return PHONE_PATTERN.test(account) ? undefined : 'phone-invalid'
  return EMAIL_PATTERN.test(account) && mailboxOf(account) ? undefined : 'email-invalid'
}
