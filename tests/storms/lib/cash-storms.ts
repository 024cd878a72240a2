import { sql as raw } from 'kysely'
import type { Endpoint } from '#contract/endpoint.ts'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { recharge } from '#contract/recharge.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { inTransaction } from '#server/lib/database.ts'
import { Refusal } from '#server/lib/refuse.ts'
import {
  begun,
  bookedOf,
  type Channels,
  inBookedIn,
  moveIn,
  moveInIn,
  moveOutIn,
  outBookedIn,
  payee,
  quotedOut,
  rowIn,
  rowOut,
  type Team,
} from '#tests/world/cash-records.ts'
import { holds, PIN } from '#tests/world/money.ts'
import { picture } from '#tests/files/pictures.ts'
import type { Person, World } from '#tests/world/world.ts'
import { done, type Heard, times, unless } from './order-round.ts'
import type { Shot } from './volley.ts'

export interface Harbour {
  readonly world: World
  readonly channels: Channels
  readonly team: Team
}

interface Round {
  readonly shots: readonly Shot[]
  readonly meanwhile?: () => Promise<number>
  readonly judge: (heard: Heard, byTeam: number) => Promise<string[]>
}
export type CashStorm = (harbour: Harbour, count: number) => Promise<Round>

const ALL = 40_000n
const WISH = { method: 'bank', account: 'balance', amount: '400' } as const

let keys = 0
const newKey = () => `storm-${process.pid}-${String((keys += 1)).padStart(10, '0')}`
const look = ({ path }: Endpoint, { token }: Person, form: Record<string, string>): Shot => ({ path, token, form })
const shot = (endpoint: Endpoint, person: Person, form: Record<string, string>): Shot =>
  look(endpoint, person, { idem: newKey(), ...form })

async function ready(world: World, quotes: number) {
  world.clock.set(new Date().toISOString())
  const person = await payee(world, 'balance', ALL)
  const { quote_no } = await quotedOut(world, person, WISH)
  const { rows } = await raw<{ quote_no: string }>`
    insert into quote
    select (jsonb_populate_record(quote, jsonb_build_object('quote_no', left(quote_no, 22) || '-' || at))).*
    from quote, generate_series(2, ${quotes}::integer) as at where quote_no = ${quote_no}
    returning quote_no`.execute(world.sql)
  return { person, quotes: [quote_no, ...rows.map((row) => row.quote_no)] }
}
const asking = (person: Person, quote_no = '', idem = newKey()) =>
  shot(withdrawal.request, person, { ...WISH, quote_no, payword: PIN, idem })

async function wrongOut(world: World, person: Person, most: number): Promise<string[]> {
  const rows = await world.sql.selectFrom('withdrawal').selectAll().where('member_id', '=', person.id).execute()
  const open = rows.filter(({ state }) => state !== 'cancelled').length
  const wrong = []
  for (const row of rows) {
    const [is, should] = [await bookedOf(world, row), outBookedIn(row.state, row)]
    if (is['held'] !== should['held'] || is['member'] !== should['member'])
      wrong.push(`${row.state} holds ${is['held'] ?? 0n}`)
  }
  const [has, aside] = [await holds(world, person, 'balance'), await holds(world, person, 'balance', 'held')]
  return [
    ...wrong,
    ...unless(open === most, `${open} are open of ${rows.length}`),
    ...unless(aside === ALL * BigInt(open) && has + aside === ALL, `${has} available and ${aside} held`),
  ]
}

const wholeBalance: CashStorm = async ({ world }, count) => {
  const { person, quotes } = await ready(world, count)
  return {
    shots: quotes.map((quote) => asking(person, quote)),
    judge: async (heard) => [
      ...unless(done(heard) === 1, `${done(heard)} were taken`),
      ...unless(heard.filter(({ name }) => name === 'amount-short').length === count - 1, 'others were not too much'),
      ...(await wrongOut(world, person, 1)),
    ],
  }
}

const oneKeyOut: CashStorm = async ({ world }, count) => {
  const { person, quotes } = await ready(world, 1)
  const idem = newKey()
  return {
    shots: times(count, () => asking(person, quotes[0], idem)),
    judge: async (heard) => [
      ...unless(done(heard) === count, `${done(heard)} heard of it`),
      ...(await wrongOut(world, person, 1)),
    ],
  }
}

const withdrawnAgain: CashStorm = async ({ world }, count) => {
  const { person, quotes } = await ready(world, 1 + count / 2)
  const [first = '', ...others] = quotes
  const form = { ...WISH, quote_no: first, payword: PIN, idem: newKey() }
  const { order_no } = await world.give(withdrawal.request, form, person)
  return {
    shots: times(count, (at) =>
      at % 2 ? asking(person, others[Math.floor(at / 2)]) : shot(withdrawal.cancel, person, { order_no, version: '0' }),
    ),
    judge: async (heard) => [
      ...unless(done(heard, withdrawal.cancel.path) === 1, `${done(heard, withdrawal.cancel.path)} cancelled it`),
      ...unless(done(heard, withdrawal.request.path) <= 1, `${done(heard, withdrawal.request.path)} withdrew again`),
      ...(await wrongOut(world, person, done(heard, withdrawal.request.path))),
    ],
  }
}

/** What was refused by its rules is not done; everything else is a fault. */
const counted = async (acts: readonly Promise<unknown>[]): Promise<number> => {
  const ended = await Promise.all(
    acts.map((act) =>
      act.then(
        () => 1,
        (error: unknown) => {
          if (error instanceof Refusal) return 0
          throw error
        },
      ),
    ),
  )
  return ended.reduce<number>((sum, one) => sum + one, 0)
}

const TAKES = 8
const takingOut = ({ world, team }: Harbour, made: { order_no: string }) =>
  counted(
    Array.from({ length: TAKES }, (_, at) =>
      inTransaction(world.sql, (inside) =>
        moveOutIn(inside, made, { type: 'take', by: 'operator' }, new Date(), at % 2 ? team : [team[1], team[0]]),
      ),
    ),
  )
const takingIn = ({ world, team }: Harbour, made: { order_no: string }) =>
  counted(
    Array.from({ length: TAKES }, (_, at) =>
      inTransaction(world.sql, (inside) =>
        moveInIn(inside, made, { type: 'take', by: 'operator' }, new Date(), at % 2 ? team : [team[1], team[0]]),
      ),
    ),
  )

const cancelledOrTakenOut: CashStorm = async (harbour, count) => {
  const { world } = harbour
  const { person, quotes } = await ready(world, 1)
  const form = { ...WISH, quote_no: quotes[0] ?? '', payword: PIN, idem: newKey() }
  const made = await world.give(withdrawal.request, form, person)
  return {
    shots: times(count, () => shot(withdrawal.cancel, person, { order_no: made.order_no, version: '0' })),
    meanwhile: () => takingOut(harbour, made),
    judge: async (heard, taken) => {
      const { state, version } = await rowOut(world, made)
      return [
        ...unless(done(heard) + taken === 1, `${done(heard)} cancelled and ${taken} taken`),
        ...unless(state === (taken ? 'in_review' : 'cancelled') && version === 1, `it is ${state} ${version}`),
        ...(await wrongOut(world, person, taken)),
      ]
    },
  }
}

async function shown({ world, channels }: Harbour): Promise<{ person: Person; order_no: string }> {
  world.clock.set(new Date().toISOString())
  const person = await payee(world, 'balance', 0n)
  const { order_no } = await begun(world, person, channels.bank)
  await moveIn(world, { order_no }, { type: 'prove', by: 'member' })
  return { person, order_no }
}

const cancelledOrTakenIn: CashStorm = async (harbour, count) => {
  const { world } = harbour
  const { person, order_no } = await shown(harbour)
  return {
    shots: times(count, () => shot(recharge.cancel, person, { order_no, version: '1' })),
    meanwhile: () => takingIn(harbour, { order_no }),
    judge: async (heard, taken) => {
      const { state, version } = await rowIn(world, { order_no })
      return [
        ...unless(done(heard) + taken === 1, `${done(heard)} cancelled and ${taken} taken`),
        ...unless(state === (taken ? 'in_review' : 'cancelled') && version === 2, `it is ${state} ${version}`),
      ]
    },
  }
}

const twoTakeOut: CashStorm = async (harbour, count) => {
  const { world } = harbour
  const { person, quotes } = await ready(world, 1)
  const form = { ...WISH, quote_no: quotes[0] ?? '', payword: PIN, idem: newKey() }
  const made = await world.give(withdrawal.request, form, person)
  return {
    shots: times(count, () => look(withdrawal.info, person, { order_no: made.order_no })),
    meanwhile: () => takingOut(harbour, made),
    judge: async (_, taken) => [
      ...unless(taken === 1, `${taken} took it`),
      ...unless((await rowOut(world, made)).version === 1, 'it moved more than once'),
      ...(await wrongOut(world, person, 1)),
    ],
  }
}
const twoTakeIn: CashStorm = async (harbour, count) => {
  const { person, order_no } = await shown(harbour)
  return {
    shots: times(count, () => look(recharge.info, person, { order_no })),
    meanwhile: () => takingIn(harbour, { order_no }),
    judge: async (_, taken) => [
      ...unless(taken === 1, `${taken} took it`),
      ...unless((await rowIn(harbour.world, { order_no })).version === 2, 'it moved more than once'),
    ],
  }
}

let tints = 0
async function sent({ give }: World, people: readonly Person[]): Promise<string[]> {
  tints += 1
  const file = new Uint8Array(await picture('png', 48 + (tints % 100), 48 + Math.floor(tints / 100), tints))
  const urls = []
  for (const person of people) urls.push((await give(attachment.upload, { ...UPLOAD_FORM, file }, person)).url)
  return urls
}

const oneProof =
  (owners: 1 | 2): CashStorm =>
  async ({ world, channels }, count) => {
    world.clock.set(new Date().toISOString())
    const people = [await payee(world, 'balance', 0n)]
    if (owners === 2) people.push(await payee(world, 'balance', 0n))
    const urls = await sent(world, people)
    const made: { order_no: string; by: Person; url: string }[] = []
    for (const at of [0, 1]) {
      const by = people[at % owners] as Person
      made.push({ by, url: urls[at % owners] ?? '', order_no: (await begun(world, by, channels.bank)).order_no })
    }
    return {
      shots: times(count, (at) => {
        const { by, url, order_no } = made[at % 2] as (typeof made)[number]
        const form = { channel_id: String(channels.bank), amount: '100', order_no, version: '0', proof_image: url }
        return shot(recharge.recharge, by, form)
      }),
      judge: async (heard) => {
        const rows = await Promise.all(made.map((one) => rowIn(world, one)))
        const states = rows.map(({ state }) => state).toSorted()
        return [
          ...unless(done(heard) === 1, `${done(heard)} were proven`),
          ...unless(states.join() === 'awaiting_proof,submitted', `they are ${states.join()}`),
        ]
      },
    }
  }

const beginning =
  (isOneKey: boolean): CashStorm =>
  async ({ world, channels }, count) => {
    world.clock.set(new Date().toISOString())
    const person = await payee(world, 'balance', 0n)
    const idem = newKey()
    const form = { channel_id: String(channels.bank), amount: '100' }
    return {
      shots: times(count, () => shot(recharge.recharge, person, { ...form, ...(isOneKey && { idem }) })),
      judge: async (heard) => {
        const rows = await world.sql.selectFrom('recharge').selectAll().where('member_id', '=', person.id).execute()
        const booked = await Promise.all(rows.map((row) => bookedOf(world, row)))
        return [
          ...unless(done(heard) === (isOneKey ? count : 3), `${done(heard)} were begun`),
          ...unless(rows.length === (isOneKey ? 1 : 3), `${rows.length} are there`),
          ...unless(
            booked.every(
              (one, at) => Object.keys(one).join() === Object.keys(inBookedIn('submitted', rows[at]!)).join(),
            ),
            'something was booked',
          ),
        ]
      },
    }
  }

export const CASH_STORMS: Readonly<Record<string, CashStorm>> = {
  'everybody withdraws the whole balance': wholeBalance,
  'everybody withdraws under the same key': oneKeyOut,
  'a withdrawal is cancelled and withdrawn again': withdrawnAgain,
  'a withdrawal is cancelled and looked into': cancelledOrTakenOut,
  'a recharge is cancelled and looked into': cancelledOrTakenIn,
  'two operators look into one withdrawal': twoTakeOut,
  'two operators look into one recharge': twoTakeIn,
  'one picture proves two recharges of one member': oneProof(1),
  'one picture proves recharges of two members': oneProof(2),
  'many recharges are begun': beginning(false),
  'a recharge is begun under one key': beginning(true),
}
