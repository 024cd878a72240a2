/** Amounts: whole minor units as bigint inside, decimal text on the wire, never a floating number. */
export const SCALE = { EUR: 2, USDT: 6, COIN: 8, POINTS: 0 } as const
export type Currency = keyof typeof SCALE

const GRAMMAR = /^(-?)(0|[1-9]\d{0,14})(?:\.(\d{1,8}))?$/

/** Reads decimal text; refuses anything else, and more places than the currency has. */
export function minorOf(text: string, currency: Currency): bigint {
  const [, sign = '', whole = '', places = ''] = GRAMMAR.exec(text) ?? fail(text)
  const scale = SCALE[currency]
  if (places.length > scale) fail(text)
  const minor = BigInt(whole + places.padEnd(scale, '0'))
  return sign ? -minor : minor
}

export function decimalOf(minor: bigint, currency: Currency): string {
  const scale = SCALE[currency]
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  return `${minor < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`
}

/** Decimal text without the places that say nothing. */
export const shortAmount = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

function fail(text: string): never {
  throw new RangeError(`not an amount: ${text}`)
}
