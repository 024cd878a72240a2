import type { LocaleTag } from '#contract/locales.ts'
import { type Currency, decimalOf, SCALE } from '#contract/money.ts'
import type { Channel, Depth, Recharge, RechargeInfo } from '#contract/recharge.ts'
import { RECHARGE_EVENTS } from '#contract/recharge.ts'
import { rechargeKnows } from '#machines/recharge/recharge.lifecycle.ts'
import { rechargeBlocker, type RechargeMoveType } from '#machines/recharge/recharge.rules.ts'
import { looksAt, withLooks } from '../attachment/looks.ts'
import type { Call } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { depthsOf } from './depths.ts'
import { balanceAfter, channelOf, type ChannelRow, happeningsOf, latestProofs, proofsOf } from './queries.ts'
import { factsOf, type RechargeRow, stateOf } from './rows.ts'

export const tipsIn = (tips: unknown, locale: LocaleTag): string => {
  const all = tips as Partial<Record<LocaleTag, string>>
  return all[locale] ?? all.en ?? ''
}

/** Nobody reports arrivals on it: its chain or gateway is not set up. */
function isSilent({ context: { chains, gateways } }: Call, { type, network, by_proof }: ChannelRow): boolean {
  if (by_proof) return false
  return type === 'chain'
    ? !chains.some(({ chain }) => chain.network === network)
    : !gateways.some(({ name }) => name === network)
}

const openOf = (call: Call, row: ChannelRow): Pick<Channel, 'open' | 'reason_text'> =>
  isSilent(call, row)
    ? { open: 0, reason_text: call.say('payment.bars.not-configured') }
    : { open: flag(row.open), reason_text: '' }

export const presentChannel = (call: Call, row: ChannelRow): Channel => ({
  id: row.id,
  name: row.name,
  type: row.type,
  currency: row.currency as Channel['currency'],
  account: row.account as Channel['account'],
  network: row.network,
  address: row.address,
  account_name: row.account_name,
  bank_name: row.bank_name,
  swift: row.swift,
  qrcode_text: row.type === 'chain' ? row.address : '',
  min: row.least,
  max: row.most,
  fee_rate: row.fee_rate,
  tips: tipsIn(row.tips, call.locale),
  need_proof: flag(row.by_proof),
  demo: flag(row.demo),
  ...openOf(call, row),
})

function allowedTo(row: RechargeRow, now: Date): Recharge['allowed'] {
  const facts = factsOf(row, now)
  return RECHARGE_EVENTS.filter(
    (type) => rechargeKnows(stateOf(row), type) && !rechargeBlocker(facts, { type, by: 'member' }),
  )
}

interface Beside {
  readonly channel: ChannelRow
  readonly proof: string
  readonly depth: Depth | null
}

const ELSEWHERE = {
  chain: { awaiting_proof: 'seen', cancelled: 'gone' },
  gateway: { awaiting_proof: 'unpaid' },
  bank: {},
} as const satisfies Record<Channel['type'], Partial<Record<Recharge['status'], string>>>

function statusIn({ say }: Call, row: RechargeRow, { channel: { type }, depth }: Beside): string {
  const status = stateOf(row)
  const elsewhere: Partial<Record<string, 'seen' | 'gone' | 'unpaid'>> = row.online ? ELSEWHERE[type] : {}
  const facts = { now: String(depth?.confirmations ?? 0), of: String(depth?.needed ?? 0) }
  const name = elsewhere[status]
  return name ? say(`recharge.online.${name}`, facts) : say(`recharge.status.${status}`)
}

function happenedIn(
  { say }: Call,
  row: RechargeRow,
  type: Channel['type'],
  event: RechargeMoveType | 'made' | 'look',
): string {
  if (row.online && type === 'chain' && event === 'made') return say('recharge.online.arrived')
  if (row.online && type === 'gateway' && event === 'expire') return say('recharge.online.late')
  return say(`recharge.happened.${event}`)
}

export function presentRecharge(call: Call, row: RechargeRow, beside: Beside): Recharge {
  const { say, now } = call
  const { channel, proof, depth } = beside
  const currency = row.currency as Currency & Recharge['currency']
  const status = stateOf(row)
  const text = (amount: bigint) => decimalOf(amount, currency)
  const moment = (at: Date | null) => at && unix(at)
  return {
    id: row.id,
    order_no: row.order_no,
    channel_id: channel.id,
    channel_name: channel.name,
    channel_address: channel.address,
    account: row.account as Recharge['account'],
    currency,
    amount: text(row.amount),
    fee: text(row.fee),
    actual_amount: text(row.net),
    proof_image: proof,
    payer_name: row.payer_name,
    reference: row.reference,
    status,
    status_text: statusIn(call, row, beside),
    online: flag(row.online),
    depth,
    reject_reason:
      row.reason === '' ? '' : [say(`recharge.reason.${row.reason as 'other'}`), row.text].join(' ').trim(),
    expire_time: moment(row.expire_at),
    appeal_time: moment(row.appeal_by),
    server_time: unix(now),
    create_time: unix(row.created_at),
    audit_time: moment(row.reviewed_at),
    allowed: allowedTo(row, now),
    version: row.version,
  }
}

async function timelineOf(call: Call, row: RechargeRow, type: Channel['type'], isShown: boolean) {
  const { sql } = call
  const steps = await happeningsOf(sql, row)
  const looks = isShown ? await looksAt(sql, row.member_id, await proofsOf(sql, row)) : []
  return withLooks(steps, looks, row.state).map(({ event, state, actor, text, at }) => ({
    event,
    status: state as Recharge['status'],
    text: happenedIn(call, row, type, event as RechargeMoveType | 'made' | 'look'),
    ...(text && { said: text }),
    time: unix(at),
    by: actor,
  }))
}

export async function presentRechargeInfo(call: Call, row: RechargeRow): Promise<RechargeInfo> {
  const { sql, now } = call
  const channel = await channelOf(sql, row.channel_id)
  if (!channel) throw new Error(`recharge ${row.order_no} has no channel`)
  const proof = (await latestProofs(sql, [row])).get(row.id) ?? ''
  const depth = (await depthsOf(sql, [row], now)).get(row.id) ?? null
  const after = await balanceAfter(sql, row)
  return {
    ...presentRecharge(call, row, { channel, proof, depth }),
    channel: presentChannel(call, channel),
    timeline: await timelineOf(call, row, channel.type, proof !== ''),
    balance_after: after === null ? null : decimalOf(after, row.currency as Currency),
  }
}

export const minorOfWhole = (whole: number, currency: Currency): bigint =>
  BigInt(whole) * 10n ** BigInt(SCALE[currency])
