import pg from 'pg'
import { startChild } from './child.ts'
import type { Paid, Paying } from './payer.ts'
import { openPayouts, ORDERS, PLAIN, PLAIN_ORDERS, VENTURES } from './payouts-world.ts'
import { machine, type Section } from './report.ts'
import { openWorld, type World } from './world.ts'

const PROCESSES = 2
const HEAD_START_MS = 2_500

interface Round {
  readonly perSecond: number
  readonly paid: number
}

export async function measurePayouts(): Promise<Section> {
  const world = await openWorld(0)
  const client = new pg.Client({ connectionString: world.door.url })
  await client.connect()
  try {
    await openPayouts(world, client)
    await client.query(PLAIN)
    await client.query(PLAIN_ORDERS)
    const plain = await round(world, true)
    const ours = await round(world, false)
    await isSound(client)
    return sectionOf(ours, plain)
  } finally {
    await client.end()
    await world.close()
  }
}

async function round({ door }: World, plain: boolean): Promise<Round> {
  const at = Date.now() + HEAD_START_MS
  const given: Paying = { ...door, plain, at }
  const payers = await Promise.all(Array.from({ length: PROCESSES }, () => startChild<Paid>('payer.ts', given)))
  for (const payer of payers) await payer.leave()
  const paid = payers.reduce((sum, { ready }) => sum + ready.paid, 0)
  const until = Math.max(...payers.map(({ ready }) => ready.until))
  return { paid, perSecond: (paid * 1000) / (until - at) }
}

async function isSound(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ unpaid: string; twice: string; off: string }>(`
    select (select count(*) from investment where order_no = quote_no and (days_done <> 1 or paid <> amount / 1000)) as unpaid,
      (select count(*) from (select ref from posting where kind = 'payout' group by ref, step having count(*) > 1) as twice) as twice,
      (select count(*) from (
        select 1000000000 - pool.amount - coalesce(sum(paid), 0) as off from venture join account pool on pool.id = pool_id
          left join investment on venture_id = venture.id where code like 'bench-%' group by pool.id) as pools where off <> 0) as off`)
  const [{ unpaid, twice, off } = { unpaid: '?', twice: '?', off: '?' }] = rows
  if (`${unpaid}${twice}${off}` !== '000')
    throw new Error(`${unpaid} not paid, ${twice} paid twice, ${off} pools are off`)
}

function sectionOf(ours: Round, plain: Round): Section {
  const ratio = ours.perSecond / plain.perSecond
  const row = (name: string, { perSecond, paid }: Round) => [name, perSecond.toFixed(0), paid, ORDERS]
  return {
    title: 'Payouts',
    caption: `${machine()}. ${ORDERS} running orders in ${VENTURES} plans, a date of each due, paid by ${PROCESSES} processes within one sweep of each. The plain statement is one function on tables of its own with the same columns and indexes: it locks orders, pool and accounts, hashes both chains and writes the same rows, and asks nothing else. After it every date was paid, none twice, and every pool gave what members have.`,
    tables: [
      {
        caption: `Payouts: ${ratio.toFixed(2)} of the plain statement, target 0.5: ${ratio >= 0.5 ? 'met' : 'FAILS'}`,
        head: ['', 'dates/s', 'paid', 'of'],
        rows: [row('Quay', ours), row('plain statement', plain)],
      },
    ],
  }
}
