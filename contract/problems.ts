/** What can be wrong with one field. The client and the server each have words for every name. */
export const PROBLEMS = [
  'required',
  'unreadable',
  'email-required',
  'email-invalid',
  'account-required',
  'phone-invalid',
  'username-invalid',
  'username-taken',
  'password-required',
  'password-short',
  'password-long',
  'password-common',
  'password-mismatch',
  'code-required',
  'code-incomplete',
  'invite-invalid',
  'invite-unknown',
  'agree-required',
  'receiver-required',
  'amount-required',
  'amount-invalid',
  'amount-least',
  'amount-most',
  'amount-places',
  'remark-long',
  'pin-required',
  'pin-incomplete',
] as const

export type Problem = (typeof PROBLEMS)[number]
export const isProblem = (name: string): name is Problem => (PROBLEMS as readonly string[]).includes(name)
