import { HOUR_MS } from '#contract/time-units.ts'
import { sql as raw } from 'kysely'
import type { Share } from '#contract/money.ts'
import { idOf, type Who } from './people.ts'
import { asOwner, type House } from './world.ts'

interface Terms {
  readonly code?: string
  readonly perShare?: number
  readonly least?: number
  readonly most?: number
  readonly issued?: bigint
  readonly price?: string
}

export interface Opened {
  readonly id: number
  readonly share: Share
}

let made = 0

export async function openEquity(world: House, terms: Terms = {}): Promise<Opened> {
  const { code = `T${(made += 1)}X`, perShare = 300, least = 100, most = 100_000, issued = 10_000_0000n } = terms
  const { price = '12.3400' } = terms
  const share: Share = `EQ-${code}`
  const now = world.context.clock.now()
  const texts = { en: { title: `Share ${code}`, intro: [{ kind: 'paragraph', text: 'A share of the tests.' }] } }
  let id = 0
  await asOwner(world, async (sql) => {
    await raw`select open_shares(${share})`.execute(sql)
    const row = await sql
      .insertInto('equity')
      .values({
        code,
        currency: share,
        points_per_share: perShare,
        least_points: least,
        most_points: most,
        texts: JSON.stringify(texts),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    id = row.id
    await sql
      .insertInto('share_price')
      .values({ currency: share, day: now.toISOString().slice(0, 10), said_at: now, eur: price })
      .execute()
  })
  if (issued > 0n) await agreed(world, { act: 'issue', currency: share, amount: `${issued}` })
  return { id, share }
}

async function agreed(world: House, body: Record<string, string | number>): Promise<void> {
  const at = world.context.clock.now()
  await asOwner(world, async (sql) => {
    const ids: number[] = []
    for (const email of ['issuer@quay.test', 'other-issuer@quay.test']) {
      await raw`insert into operator (email, name, password_hash, created_at) values (${email}, 'Issuer', '', ${at})
        on conflict do nothing`.execute(sql)
      const { id } = await sql.selectFrom('operator').select('id').where('email', '=', email).executeTakeFirstOrThrow()
      ids.push(id)
    }
    const { rows } = await raw<{ asked: bigint }>`
      select desk_propose(${ids[0]}, 'shares', 'shares', ${JSON.stringify(body)}::jsonb, 'As agreed', ${at}) as asked`.execute(
      sql,
    )
    await raw`select desk_decide(${ids[1]}, ${rows[0]?.asked}, 'shares', true, ${at})`.execute(sql)
  })
}

export const granted = async (world: House, share: Share, who: Who, amount: bigint, until?: Date) =>
  agreed(world, {
    act: 'grant',
    currency: share,
    amount: `${amount}`,
    member: await idOf(world, who),
    ...(until && { until: until.toISOString() }),
  })

export async function openWindow(world: House, opens?: string, closes?: string): Promise<void> {
  const at = (hours: number) =>
    new Date(world.context.clock.now().getTime() + hours * HOUR_MS).toISOString().slice(0, 16)
  await asOwner(world, (sql) =>
    sql
      .insertInto('exchange_window')
      .values({ opens: opens ?? at(-12), closes: closes ?? at(12) })
      .execute(),
  )
}

export const shutWindows = (world: House) => asOwner(world, (sql) => sql.deleteFrom('exchange_window').execute())

/** By how many minutes from now it opens and closes. */
export const windowIs = (world: House, { opens, closes }: { opens: number; closes: number }) =>
  asOwner(world, async (sql) => {
    const at = (minutes: number) =>
      raw<string>`(${world.context.clock.now()}::timestamptz + ${minutes} * interval '1 minute') at time zone (select zone from market)`
    await sql.deleteFrom('exchange_window').execute()
    await sql
      .insertInto('exchange_window')
      .values({ opens: at(opens), closes: at(closes) })
      .execute()
  })
