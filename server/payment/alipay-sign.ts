import type { KeyObject } from 'node:crypto'
import { isSigned, signed } from './rsa.ts'

export type AlipayFields = Readonly<Record<string, string>>

const textOf = (fields: AlipayFields, without: readonly string[]): string =>
  Object.entries(fields)
    .filter(([name, value]) => value !== '' && !without.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

export const withSignature = (fields: AlipayFields, key: KeyObject): AlipayFields => ({
  ...fields,
  sign: signed(textOf(fields, ['sign']), key),
})

/** Some of its messages sign their `sign_type` too. */
export function isFromAlipay(fields: AlipayFields, key: KeyObject): boolean {
  const { sign = '' } = fields
  if (sign === '') return false
  return [['sign', 'sign_type'], ['sign']].some((without) => isSigned(textOf(fields, without), sign, key))
}
