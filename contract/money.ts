/** Decimals of each currency. Amounts are bigint minor units inside and decimal text on the wire, never a float. */
export const SCALE = { EUR: 2, USDT: 6, COIN: 8, POINTS: 0 } as const
export type Currency = keyof typeof SCALE

/** Shares of an equity (EQ) or a fund (FU) are a currency of their own, with four places. */
export type Share = `${'EQ' | 'FU'}-${string}`
export const isShare = (code: string): code is Share => /^(EQ|FU)-/.test(code)
const SHARE_SCALE = 4
const scaleOf = (currency: Currency | Share) => (isShare(currency) ? SHARE_SCALE : SCALE[currency])

const GRAMMAR = /^(-?)(0|[1-9]\d{0,14})(?:\.(\d{1,8}))?$/

export function minorOf(text: string, currency: Currency | Share): bigint {
  const [, sign = '', whole = '', places = ''] = GRAMMAR.exec(text) ?? fail(text)
  const scale = scaleOf(currency)
  if (places.length > scale) fail(text)
  const minor = BigInt(whole + places.padEnd(scale, '0'))
  return sign ? -minor : minor
}

export function decimalOf(minor: bigint, currency: Currency | Share): string {
  const scale = scaleOf(currency)
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  return `${minor < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`
}

export const shortAmount = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

function fail(text: string): never {
  throw new RangeError(`not an amount: ${text}`)
}
