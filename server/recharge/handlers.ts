import type { Taken } from '#contract/endpoint.ts'
import { PAGE_LIMIT_MAX } from '#contract/limits.ts'
import { recharge, type RechargeInfo } from '#contract/recharge.ts'
import type { RechargeMove } from '#machines/recharge/recharge.rules.ts'
import { type Call, memberOf, MovedOn } from '../lib/call.ts'
import { inTransaction } from '../lib/database.ts'
import { implement } from '../lib/implement.ts'
import { keyed } from '../lib/keyed.ts'
import { paged } from '../lib/paged.ts'
import { refuse } from '../lib/refuse.ts'
import { sealAbout } from '../lib/sealed-names.ts'
import { depthsOf } from './depths.ts'
import type { MoveDetails } from './effects.ts'
import { lapseRecharge, lockedRecharge, moveRecharge } from './move.ts'
import { presentRecharge, presentChannel, presentRechargeInfo } from './present.ts'
import { channelOf, channelsIn, latestProofs, lockRecharge, rechargeOf, rechargesOf } from './queries.ts'
import type { RechargeRow } from './rows.ts'
import { beginRecharge } from './start.ts'

async function read(call: Call, orderNo: string): Promise<RechargeInfo> {
  const { id } = memberOf(call)
  const found = async () => (await rechargeOf(call.sql, id, orderNo)) ?? refuse('missing')
  const row = await found()
  if (row.wake_at === null || row.wake_at > call.now) return presentRechargeInfo(call, row)
  const { database, log } = call.context
  await inTransaction(database, (sql) => lockedRecharge({ sql, now: call.now }, orderNo)).catch((error: unknown) =>
    log.warn({ err: error, recharge: orderNo }, 'a recharge that is due could not be moved'),
  )
  return presentRechargeInfo(call, await found())
}

interface Wished {
  readonly order_no: string
  readonly version: number
}

async function moveMine(
  call: Call,
  { order_no, version }: Wished,
  type: RechargeMove['type'],
  details: MoveDetails = {},
): Promise<RechargeRow> {
  const here = { sql: call.sql, now: call.now }
  const found = await lockRecharge(call.sql, order_no)
  if (found?.member_id !== memberOf(call).id) return refuse('missing')
  const row = await lapseRecharge(here, found)
  if (row.version !== version) throw new MovedOn((after) => read(after, order_no))
  return moveRecharge(here, row, { type, by: 'member' }, details)
}

type Shown = Pick<Taken<typeof recharge.recharge>, 'order_no' | 'proof_image' | 'payer_name'>

function prove(call: Call, { order_no, proof_image, payer_name: payerName }: Shown, version: number | undefined) {
  if (version === undefined) return refuse('invalid', { problems: { version: 'required' } })
  if (proof_image === '') return refuse('invalid', { problems: { proof_image: 'proof-required' } })
  return moveMine(call, { order_no, version }, 'prove', { images: [proof_image], payerName })
}

async function presentRecharges(call: Call, rows: readonly RechargeRow[]) {
  const channels = new Map((await channelsIn(call.sql, '')).map((channel) => [channel.id, channel]))
  const proofs = await latestProofs(call.sql, rows)
  const depths = await depthsOf(call.sql, rows, call.now)
  return rows.flatMap((row) => {
    const channel = channels.get(row.channel_id)
    return channel
      ? [presentRecharge(call, row, { channel, proof: proofs.get(row.id) ?? '', depth: depths.get(row.id) ?? null })]
      : []
  })
}

export const rechargeHandlers = implement('recharge', recharge, {
  async channels(call, { currency }) {
    const ways = await channelsIn(call.sql, currency)
    const { rows } = await rechargesOf(call.sql, memberOf(call).id, { tab: 'open', page: 1, limit: PAGE_LIMIT_MAX })
    return { list: ways.map((row) => presentChannel(call, row)), open: await presentRecharges(call, rows) }
  },
  channel: async (call, { id }) => presentChannel(call, (await channelOf(call.sql, id)) ?? refuse('missing')),

  async recharge(call, asked) {
    const done = await keyed<RechargeInfo>(call, recharge.recharge.path, asked, async () => {
      if (asked.order_no !== '') return presentRechargeInfo(call, await prove(call, asked, asked.version))
      const row = await beginRecharge(call, asked)
      const { order_no, version } = row
      return presentRechargeInfo(
        call,
        asked.proof_image === '' ? row : await prove(call, { ...asked, order_no }, version),
      )
    })
    call.addFacts({ status: done.status })
    return done
  },

  info: (call, { order_no }) => read(call, order_no),
  cancel: (call, asked) =>
    keyed(call, recharge.cancel.path, asked, async () =>
      presentRechargeInfo(call, await moveMine(call, asked, 'cancel')),
    ),
  appeal: (call, { text, images, ...asked }) =>
    keyed(call, recharge.appeal.path, { ...asked, text, images }, async () => {
      const own = await sealAbout(call.context, call.sql, [memberOf(call).id], text)
      return presentRechargeInfo(call, await moveMine(call, asked, 'appeal', { text: own, images }))
    }),

  async list(call, { tab, currency, page, limit }) {
    const { total, rows } = await rechargesOf(call.sql, memberOf(call).id, { tab, currency, page, limit })
    return paged({ page, limit }, total, await presentRecharges(call, rows))
  },
})
