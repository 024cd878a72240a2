import * as v from 'valibot'
import { decimalOf, minorOf, SCALE } from '#contract/money.ts'
import { problem, type Problem } from '#contract/problems.ts'
import type { Channel } from '#contract/recharge.ts'
import { checks, type Problems } from '../lib/problems.ts'
import { amountProblem, type Bounds } from '../wallet/amount.rules.ts'
import { exchanged, partsOf } from '../wallet/fee.rules.ts'

/** What is said where a recharge begins; what shows it is said only where both come at once. */
export interface BeginForm {
  channel: string
  amount: string
  proof: string
  payer: string
}

export const NOTHING: BeginForm = { channel: '', amount: '', proof: '', payer: '' }

interface Args {
  readonly channels: readonly Channel[]
  readonly onePage: boolean
}

export const keptFor = (orderNo: string) => `recharge/${orderNo || 'new'}`

/** Somebody of ours compares what arrived with what is shown; every other way in has a page of its own. */
export const isOpenWay = ({ open, need_proof }: Pick<Channel, 'open' | 'need_proof'>): boolean =>
  open === 1 && need_proof === 1

export const isElsewhere = ({ open, need_proof, type }: Pick<Channel, 'open' | 'need_proof' | 'type'>): boolean =>
  open === 1 && need_proof === 0 && type !== 'bank'

export const wayOf = (channel: string, channels: readonly Channel[]): Channel | undefined =>
  channels.find(({ id }) => String(id) === channel)

export function openWayOf(channel: string, channels: readonly Channel[]): Channel | undefined {
  const way = wayOf(channel, channels)
  return way && isOpenWay(way) ? way : undefined
}

/** A way that leads elsewhere begins nothing here, but its currency is the one that was chosen. */
export function leadingOf(channel: string, channels: readonly Channel[]): Channel | undefined {
  const way = wayOf(channel, channels)
  return way && (isOpenWay(way) || isElsewhere(way)) ? way : undefined
}

export const firstWay = (channels: readonly Channel[]): string => String(channels.find(isOpenWay)?.id ?? '')

/** More rather than less, and none where it is no number. */
function unitsOf(text: string, scale: number): bigint {
  const [, whole = '0', places = ''] = /^(\d{1,12})(?:\.(\d{1,8}))?$/.exec(text) ?? []
  const rest = /[1-9]/.test(places.slice(scale)) ? 1n : 0n
  return BigInt(whole + places.slice(0, scale).padEnd(scale, '0')) + rest
}

export const wholeNeed = (text: string): string => String(unitsOf(text, 0) || '')

export const missingIn = (need: string, currency: Channel['currency']): string =>
  decimalOf(unitsOf(need, SCALE[currency]), currency)

const ONE = partsOf('1')

/** The least whole amount of which, by this way, no less arrives than is missing; nothing where nothing is. */
export function amountFor(need: string, { currency, fee_rate, min }: Channel): string {
  const missing = unitsOf(need, SCALE[currency])
  const left = ONE - partsOf(fee_rate)
  if (missing === 0n || left <= 0n) return ''
  const unit = 10n ** BigInt(SCALE[currency])
  const netOf = (whole: bigint) =>
    exchanged({ gross: whole * unit, from: currency, to: currency, rate: '1', feeRate: fee_rate }).net
  let whole = (missing * ONE) / (left * unit)
  if (whole < min) whole = BigInt(min)
  while (netOf(whole) < missing) whole += 1n
  return String(whole)
}

/** Another way has another fee: what was filled in for what is missing follows it, and what was typed stays. */
export const amountBy = (need: string, amount: string, from: Channel | undefined, to: Channel | undefined): string =>
  from && to && amount === amountFor(need, from) ? amountFor(need, to) : amount

export const boundsOf = ({ min, max }: Pick<Channel, 'min' | 'max'>): Bounds => ({
  least: String(min),
  most: String(max),
})

export function arrivesOf(amount: string, { currency, fee_rate }: Channel): { fee: string; net: string } | undefined {
  if (!/^[1-9]\d{0,11}$/.test(amount)) return undefined
  const gross = minorOf(amount, currency)
  const { fee, net } = exchanged({ gross, from: currency, to: currency, rate: '1', feeRate: fee_rate })
  return { fee: decimalOf(fee, currency), net: decimalOf(net, currency) }
}

const Form = v.object({
  channel: v.pipe(v.string(), v.minLength(1, problem('channel-required'))),
  amount: v.string(),
  proof: v.string(),
  payer: v.string(),
})

/** The payer is asked for as the picture is: of nobody who only begins. */
const shownProblems = ({ proof, payer }: BeginForm): Problems<'proof' | 'payer'> => ({
  ...(proof === '' && { proof: 'proof-required' }),
  ...(payer.trim() === '' && { payer: 'payer-required' }),
})

export const beginProblems = checks<BeginForm, Args>(Form, (form, found, { channels, onePage }) => {
  const way = openWayOf(form.channel, channels)
  const amount = way && wholeProblem(form.amount, way)
  return {
    ...found,
    ...(!way && { channel: problem('channel-required') }),
    ...(amount && { amount }),
    ...(onePage && shownProblems(form)),
  }
})

const wholeProblem = (amount: string, way: Channel): Problem | undefined =>
  /^\d*$/.test(amount) ? amountProblem(amount, way.currency, boundsOf(way)) : 'amount-places'
