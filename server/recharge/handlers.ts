import { recharge, type RechargeInfo } from '#contract/recharge.ts'
import type { RechargeMove } from '#machines/recharge/recharge.rules.ts'
import { type Call, memberOf, MovedOn } from '../lib/call.ts'
import { inTransaction } from '../lib/database.ts'
import { implement } from '../lib/implement.ts'
import { keyed } from '../lib/keyed.ts'
import { paged } from '../lib/paged.ts'
import { refuse } from '../lib/refuse.ts'
import type { Besides } from './effects.ts'
import { lapseRecharge, lockedRecharge, moveRecharge } from './move.ts'
import { told, toldChannel, toldWhole } from './present.ts'
import { channelOf, channelsIn, lockRecharge, proofsOf, rechargeOf, rechargesOf } from './queries.ts'
import type { RechargeRow } from './rows.ts'
import { beginRecharge } from './start.ts'

/** One recharge as its member sees it: what ran out by now has run out. */
async function read(call: Call, orderNo: string): Promise<RechargeInfo> {
  const { id } = memberOf(call)
  const found = async () => (await rechargeOf(call.sql, id, orderNo)) ?? refuse('missing')
  const row = await found()
  if (row.wake_at === null || row.wake_at > call.now) return toldWhole(call, row)
  const { database, log } = call.context
  await inTransaction(database, (sql) => lockedRecharge({ sql, now: call.now }, orderNo)).catch((error: unknown) =>
    log.warn({ err: error, recharge: orderNo }, 'a recharge that is due could not be moved'),
  )
  return toldWhole(call, await found())
}

interface Wished {
  readonly order_no: string
  readonly version: number
}

/** Moves a recharge of the caller, if it still is the version that was read. */
async function moveMine(
  call: Call,
  { order_no, version }: Wished,
  type: RechargeMove['type'],
  besides: Besides = {},
): Promise<RechargeRow> {
  const here = { sql: call.sql, now: call.now }
  const found = await lockRecharge(call.sql, order_no)
  if (found?.member_id !== memberOf(call).id) return refuse('missing')
  const row = await lapseRecharge(here, found)
  if (row.version !== version) throw new MovedOn((after) => read(after, order_no))
  return moveRecharge(here, row, { type, by: 'member' }, besides)
}

export const rechargeHandlers = implement('recharge', recharge, {
  channels: async (call, { currency }) => ({
    list: (await channelsIn(call.sql, currency)).map((row) => toldChannel(call, row)),
  }),
  channel: async (call, { id }) => toldChannel(call, (await channelOf(call.sql, id)) ?? refuse('missing')),

  async recharge(call, asked) {
    const { order_no, version, proof_image, payer_name: payerName } = asked
    const done = await keyed<RechargeInfo>(call, recharge.recharge.path, asked, async () => {
      const isBegun = order_no !== undefined && version !== undefined
      if (isBegun && proof_image === undefined) refuse('invalid', { problems: { proof_image: 'proof-required' } })
      const begun = isBegun ? { order_no, version } : await beginRecharge(call, asked)
      if (proof_image === undefined) return toldWhole(call, begun as RechargeRow)
      return toldWhole(call, await moveMine(call, begun, 'prove', { images: [proof_image], payerName }))
    })
    call.tell({ status: done.status })
    return done
  },

  info: (call, { order_no }) => read(call, order_no),
  cancel: (call, asked) =>
    keyed(call, recharge.cancel.path, asked, async () => toldWhole(call, await moveMine(call, asked, 'cancel'))),
  appeal: (call, { text, images, ...asked }) =>
    keyed(call, recharge.appeal.path, { ...asked, text, images }, async () =>
      toldWhole(call, await moveMine(call, asked, 'appeal', { text, images })),
    ),

  async list(call, { tab, page, limit }) {
    const { total, rows } = await rechargesOf(call.sql, memberOf(call).id, { tab, page, limit })
    const channels = await channelsIn(call.sql, '')
    const list = []
    for (const row of rows) {
      const channel = channels.find(({ id }) => id === row.channel_id)
      const [proof = ''] = await proofsOf(call.sql, row.id)
      if (channel) list.push(told(call, row, { channel, proof }))
    }
    return paged({ page, limit }, total, list)
  },
})
