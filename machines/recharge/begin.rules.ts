import * as v from 'valibot'
import { decimalOf, minorOf } from '#contract/money.ts'
import type { Problem } from '#contract/problems.ts'
import type { Channel } from '#contract/recharge.ts'
import { checks, type Problems } from '../lib/problems.ts'
import { amountProblem, type Bounds } from '../wallet/amount.rules.ts'
import { exchanged } from '../wallet/quote.rules.ts'

/** What is said where a recharge begins; what shows it is said only where both come at once. */
export interface BeginForm {
  /** The number of a way in; nothing while none is chosen. */
  channel: string
  amount: string
  proof: string
  payer: string
}

export const NOTHING: BeginForm = { channel: '', amount: '', proof: '', payer: '' }

/** Where it begins: by what, and whether it is shown at once. */
interface Here {
  readonly channels: readonly Channel[]
  readonly onePage: boolean
}

/** Under what the phone keeps what belongs to a recharge and was not sent yet. */
export const keptFor = (orderNo: string) => `recharge/${orderNo || 'new'}`

/** Somebody of ours compares what arrived with what is shown; every other way in has a page of its own. */
export const isOpenWay = ({ open, need_proof }: Pick<Channel, 'open' | 'need_proof'>): boolean =>
  open === 1 && need_proof === 1

/** It is done on a page of its own: at a gateway, or by an address of one’s own. */
export const isElsewhere = ({ open, need_proof, type }: Pick<Channel, 'open' | 'need_proof' | 'type'>): boolean =>
  open === 1 && need_proof === 0 && type !== 'bank'

export const wayOf = (channel: string, channels: readonly Channel[]): Channel | undefined =>
  channels.find(({ id }) => String(id) === channel)

/** The same, where it can be chosen. */
export function openWayOf(channel: string, channels: readonly Channel[]): Channel | undefined {
  const way = wayOf(channel, channels)
  return way && isOpenWay(way) ? way : undefined
}

/** What is chosen before anybody chooses: what can be, the first of it. */
export const firstWay = (channels: readonly Channel[]): string => String(channels.find(isOpenWay)?.id ?? '')

/** What a number out of an address asks for, in whole units: more rather than less. */
export function wholeNeed(text: string): string {
  const [, whole = '', places = ''] = /^(\d{1,12})(?:\.(\d{1,8}))?$/.exec(text) ?? []
  if (whole === '') return ''
  const units = BigInt(whole) + (/[1-9]/.test(places) ? 1n : 0n)
  return units === 0n ? '' : String(units)
}

export const boundsOf = ({ min, max }: Pick<Channel, 'min' | 'max'>): Bounds => ({
  least: String(min),
  most: String(max),
})

/** What arrives of so much, and what it costs; nothing while it is no amount. */
export function arrivesOf(amount: string, { currency, fee_rate }: Channel): { fee: string; net: string } | undefined {
  if (!/^[1-9]\d{0,11}$/.test(amount)) return undefined
  const gross = minorOf(amount, currency)
  const { fee, net } = exchanged({ gross, from: currency, to: currency, rate: '1', feeRate: fee_rate })
  return { fee: decimalOf(fee, currency), net: decimalOf(net, currency) }
}

const says = <P extends Problem>(problem: P) => problem
const Form = v.object({
  channel: v.pipe(v.string(), v.minLength(1, says('channel-required'))),
  amount: v.string(),
  proof: v.string(),
  payer: v.string(),
})

/** The payer is asked for as the picture is: of nobody who only begins. */
const shownProblems = ({ proof, payer }: BeginForm): Problems<'proof' | 'payer'> => ({
  ...(proof === '' && { proof: 'proof-required' }),
  ...(payer.trim() === '' && { payer: 'payer-required' }),
})

export const beginProblems = checks<BeginForm, Here>(Form, (form, found, { channels, onePage }) => {
  const way = openWayOf(form.channel, channels)
  const amount = way && wholeProblem(form.amount, way)
  return {
    ...found,
    ...(!way && { channel: says('channel-required') }),
    ...(amount && { amount }),
    ...(onePage && shownProblems(form)),
  }
})

const wholeProblem = (amount: string, way: Channel): Problem | undefined =>
  /^\d*$/.test(amount) ? amountProblem(amount, way.currency, boundsOf(way)) : 'amount-places'
