import type { LocaleTag } from '#contract/locales.ts'
import { type Currency, decimalOf, SCALE } from '#contract/money.ts'
import type { Channel, Recharge, RechargeInfo } from '#contract/recharge.ts'
import { RECHARGE_EVENTS } from '#contract/recharge.ts'
import { rechargeKnows } from '#machines/recharge/recharge.lifecycle.ts'
import { rechargeBlocker, type RechargeMoveType } from '#machines/recharge/recharge.rules.ts'
import type { Call } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { balanceAfter, channelOf, type ChannelRow, happeningsOf, latestProofs } from './queries.ts'
import { factsOf, type RechargeRow, stateOf } from './rows.ts'

export const tipsIn = (tips: unknown, locale: LocaleTag): string => {
  const all = tips as Partial<Record<LocaleTag, string>>
  return all[locale] ?? all.en ?? ''
}

export const toldChannel = ({ locale }: Call, row: ChannelRow): Channel => ({
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
  tips: tipsIn(row.tips, locale),
  need_proof: flag(row.by_proof),
  demo: flag(row.demo),
  open: flag(row.open),
})

/** What its member may do about a recharge now. */
function allowedTo(row: RechargeRow, now: Date): Recharge['allowed'] {
  const facts = factsOf(row, now)
  return RECHARGE_EVENTS.filter(
    (type) => rechargeKnows(stateOf(row), type) && !rechargeBlocker(facts, { type, by: 'member' }),
  )
}

interface Beside {
  readonly channel: ChannelRow
  readonly proof: string
}

export function told({ say, now }: Call, row: RechargeRow, { channel, proof }: Beside): Recharge {
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
    status_text: say(`recharge.status.${status}`),
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

/** The same with where to send it and everything that happened to it. */
export async function toldWhole(call: Call, row: RechargeRow): Promise<RechargeInfo> {
  const { sql, say } = call
  const channel = await channelOf(sql, row.channel_id)
  if (!channel) throw new Error(`recharge ${row.order_no} has no channel`)
  const proof = (await latestProofs(sql, [row])).get(row.id) ?? ''
  const happenings = await happeningsOf(sql, row)
  const after = await balanceAfter(sql, row)
  return {
    ...told(call, row, { channel, proof }),
    channel: toldChannel(call, channel),
    timeline: happenings.map(({ event, state, actor, text, at }) => ({
      event,
      status: state as Recharge['status'],
      text: say(`recharge.happened.${event as RechargeMoveType | 'made'}`),
      ...(text && { said: text }),
      time: unix(at),
      by: actor,
    })),
    balance_after: after === null ? null : decimalOf(after, row.currency as Currency),
  }
}

/** A whole number of its currency, as minor units. */
export const minorOfWhole = (whole: number, currency: Currency): bigint =>
  BigInt(whole) * 10n ** BigInt(SCALE[currency])
