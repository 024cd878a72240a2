import type { Say } from './words.ts'

const DOTS = '•••'

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}${DOTS}${at < 0 ? '' : email.slice(at)}`
}

export const maskPhone = (phone: string) => `${phone.slice(0, 3)}${DOTS}${phone.slice(-2)}`
export const maskAccount = (account: string) => (account.includes('@') ? maskEmail(account) : maskPhone(account))
/** Stands where the name of an erased member stood. */
const FORMER = '--'

export const nameIn = (say: Say, name: string) => (name === FORMER ? say('account.former') : name)
export const maskedIn = (say: Say, name: string) => (name === FORMER ? say('account.former') : maskName(name))
export const maskName = (name: string) => `${[...name].slice(0, 2).join('')}${DOTS}`
