import { sql as raw } from 'kysely'
import { shopOrderKnows } from '#machines/shop-order/shop-order.lifecycle.ts'
import { carrierNamed } from '../lib/carrier.ts'
import { type Sql, takenKey } from '../lib/database.ts'
import { openedWithin } from '../lib/sealed-names.ts'
import { lockedShopOrder } from '../shop-order/move.ts'
import { stateOf } from '../shop-order/rows.ts'
import { sendParcel } from '../shop-order/send.ts'
import { note, whole } from './act.ts'
import { timeLeft } from './cases.ts'
import type { Desk } from './desk.ts'
import { refuse } from './refusal.ts'
import { table } from './terminal.ts'

/** `line` counts from 1 within its order. */
interface Waiting {
  readonly id: number
  readonly order_no: string
  readonly due_at: Date
  readonly line: number
  readonly code: string
  readonly picked: string
  readonly num: number
  readonly store: string
  readonly address: Readonly<Record<string, unknown>>
}

const PAGE = 200

async function waiting(sql: Sql, orderNo?: string): Promise<Waiting[]> {
  const { rows } = await raw<Waiting>`
    select line.id, order_no, due_at, line, goods.code, coalesce(line.texts #>> '{en,text}', '') as picked, num,
      coalesce(store.code, 'the house') as store, address
    from shop_order join (
        select *, row_number() over (partition by order_id order by id)::integer as line from shop_order_line) line
        on order_id = shop_order.id
      join goods on goods.id = goods_id left join store on store.id = shop_order.store_id
    where state = 'unshipped' and delivery = 'express' and parcel_id is null and not is_back
      and (${orderNo ?? null}::text is null or order_no = ${orderNo ?? null})
    order by due_at, shop_order.id, line limit ${PAGE}`.execute(sql)
  return rows
}

const PARTS = ['consignee', 'mobile', 'detail', 'district', 'postcode', 'city', 'province', 'country']
const addressIn = (address: Waiting['address']) =>
  PARTS.map((part) => String(address[part] ?? ''))
    .filter((said) => said !== '')
    .join(', ')

export async function listParcels({ context, terminal, signIn }: Desk): Promise<void> {
  await signIn()
  const now = context.clock.now()
  const rows = await waiting(context.database)
  if (rows.length === 0) return terminal.say('Nothing waits to be sent.')
  const lines = await openedWithin(
    context,
    context.database,
    rows.map(({ order_no, due_at, line, code, picked, num, store, address }) => [
      order_no,
      timeLeft(due_at, now),
      `${line}`,
      code,
      picked,
      `${num}`,
      store,
      addressIn(address),
    ]),
  )
  terminal.say(
    table(['order', 'time left', 'line', 'goods', 'variant', 'pieces', 'sold by', 'to'], lines, [
      'time left',
      'line',
      'pieces',
    ]),
  )
  if (rows.length === PAGE) terminal.say(`These are the ${PAGE} most urgent lines; there may be more.`)
}

const NUMBER = /^[A-Z0-9-]{6,40}$/

function saidIn({ flags }: Desk): { carrier: string; trackingNo: string; wanted: number[] | undefined } {
  const carrier = flags['carrier']?.trim().toLowerCase() || refuse('Say who brings it: --carrier.')
  const trackingNo = (flags['number'] ?? '').replaceAll(' ', '').toUpperCase()
  if (carrier.length > 64) refuse('The name of a carrier has 64 characters at most.')
  if (!NUMBER.test(trackingNo)) refuse('Say its number: --number, 6 to 40 letters, digits and hyphens.')
  const lines = flags['lines']
  if (lines === undefined) return { carrier, trackingNo, wanted: undefined }
  if (!/^\d{1,3}(,\d{1,3})*$/.test(lines)) refuse('Say lines as they are listed: --lines 1,2')
  return { carrier, trackingNo, wanted: [...new Set(lines.split(',').map(Number))] }
}

/** One operator is enough: nothing leaves the house but what was paid for. */
export async function sendParcelNow(desk: Desk): Promise<void> {
  const { context, terminal, words } = desk
  const { carrier, trackingNo, wanted } = saidIn(desk)
  const [orderNo = ''] = words
  const operator = await desk.signIn()
  const sent = await whole(desk, async (sql, now) => {
    const row = (await lockedShopOrder({ sql, now }, orderNo)) ?? refuse(`No order has the number ${orderNo}.`)
    if (!shopOrderKnows(stateOf(row), 'ship')) refuse(`${orderNo} is ${row.state}: nothing of it is to be sent.`)
    const left = await waiting(sql, orderNo)
    const strange = wanted?.filter((line) => !left.some((one) => one.line === line)) ?? []
    if (strange.length > 0) refuse(`Line ${strange.join(', ')} of ${orderNo} is not to be sent.`)
    const lines = left.filter(({ line }) => wanted?.includes(line) ?? true)
    const ids = lines.map(({ id }) => id)
    const after = await sendParcel({ sql, now }, row, {
      carrier,
      trackingNo,
      lines: ids,
      by: 'operator',
      operator: operator.id,
    })
    const noted = { carrier, number: trackingNo, lines: lines.map(({ line }) => line), state: after.state }
    await note(sql, operator, { verb: 'parcels send', subject: orderNo, reason: '', after: noted }, now)
    return { lines: lines.length, left: left.length - lines.length }
  }).catch((error: unknown) => {
    if (takenKey(error) === 'parcel_carrier_tracking_no_key')
      refuse(`${carrier} has a parcel with the number ${trackingNo} already; nothing was done.`)
    throw error
  })
  terminal.say(
    `Sent: ${sent.lines} of ${sent.lines + sent.left} lines of ${orderNo}, by ${carrier} as ${trackingNo}. Its buyer is told.`,
  )
  if (sent.left > 0) terminal.say(`Lines still to be sent: ${sent.left}.`)
  if (!carrierNamed(context.carriers, carrier))
    terminal.say(`${carrier} is not connected: where the parcel is can be asked on its own pages only.`)
}
