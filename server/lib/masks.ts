const DOTS = '•••'

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}${DOTS}${at < 0 ? '' : email.slice(at)}`
}

export const maskPhone = (phone: string) => `${phone.slice(0, 3)}${DOTS}${phone.slice(-2)}`
export const maskAccount = (account: string) => (account.includes('@') ? maskEmail(account) : maskPhone(account))
export const maskName = (name: string) => `${[...name].slice(0, 2).join('')}${DOTS}`
