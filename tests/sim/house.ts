import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql as raw } from 'kysely'
import * as v from 'valibot'
import { DAY_MS, DAY_S } from '#contract/time-units.ts'
import { Envelope } from '#contract/envelope.ts'
import { APP_KEY } from '#contract/limits.ts'
import type { Currency } from '#contract/money.ts'
import { build } from '#server/app.ts'
import type { Settings } from '#server/lib/context.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { isClosed } from '#server/ledger/audit-run.ts'
import { post, type Step } from '#server/ledger/post.ts'
import { watchClock } from '#server/ledger/watch.ts'
import { later, monotone } from '#server/lib/clock.ts'
import { inTransaction, openDatabase } from '#server/lib/database.ts'
import { openLog } from '#server/lib/log.ts'
import { sweepInvestments } from '#server/invest/sweep.ts'
import { openContext } from '#server/open-context.ts'
import { paceOf } from '#server/lib/pace.ts'
import { tokenHash } from '#server/lib/secrets.ts'
import { forgetOld } from '#server/live/forget.ts'
import { insertPin } from '#server/security/queries.ts'
import { ACCOUNT } from '#tests/world/banks.ts'
import { chanceFrom } from '#tests/world/chance.ts'
import { copyDatabase } from '#tests/world/cluster.ts'
import { faulty, type Line, type Mishap } from './faulty-database.ts'
import { addNaive } from './naive.ts'
import type { Account } from './ways.ts'

export const PIN = '204816'
const START = Date.UTC(2026, 2, 3, 10)
/** So long ago, in seconds, that nothing cools any more. */
const LONG = 30 * DAY_S
/** Money that leaves for nothing that the house knows of: the simulator alone pays so. */
export const PAYS_OUT = 'sim_payout'
export interface Somebody {
  readonly id: number
  readonly email: string
  readonly userNo: string
  readonly token: string
}
export type SimHouse = Awaited<ReturnType<typeof openSimHouse>>

const SETTINGS: Settings = {
  mode: 'test',
  origin: 'https://quay.test',
  pepper: 'pepper of the simulator',
  pictures: join(tmpdir(), 'quay-sim-pictures'),
  publicPictures: join(tmpdir(), 'quay-sim-public-pictures'),
  dist: undefined,
  trustProxy: ['127.0.0.1'],
  miniProgram: undefined,
  mail: undefined,
  gateways: { wechat: undefined, alipay: undefined },
  chains: [],
  prices: undefined,
  affiliate: undefined,
  carriers: { sandbox: false, dhl: undefined },
  pushKeys: undefined,
  frames: [],
  ...paceOf('test'),
}

export async function openSimHouse(adminUrl: string, seed: string, isNaive: boolean) {
  const database = await copyDatabase(adminUrl)
  const onError = () => undefined
  const auditor = openDatabase(database.url, { connections: 1, onError })
  await auditor.transaction().execute(async (sql) => {
    await raw`set local role none`.execute(sql)
    await raw`insert into posting_rule values (${PAYS_OUT}, 'held', 'outside')`.execute(sql)
  })
  let at = START
  let lives = 0

  async function live() {
    lives += 1
    const line: Line = { mishap: undefined, isCut: false }
    const context = openContext({
      url: database.url,
      log: openLog({ to: { write: () => undefined } }),
      clock: monotone(() => at),
      chance: chanceFrom(`${seed} life ${lives}`),
      cost: { memory: 64, passes: 1, lanes: 1 },
      settings: SETTINGS,
      connections: 1,
    })
    const mine = { ...context, database: faulty(context.database, line) }
    if (!isNaive) await watchClock(mine)
    const app = await build(mine)
    addNaive(app, mine)
    return { app, line, context: mine }
  }
  let life = await live()

  const leave = async () => {
    await life.app.close()
    await life.context.database.destroy()
  }
  return {
    auditor,
    now: () => life.context.clock.now(),
    /** What the machine's clock shows, forward or backward; not back into yesterday, of which a new process knows nothing. */
    moveClock(seconds: number) {
      at = Math.max(at + seconds * 1000, at - (at % DAY_MS))
    },
    /** What the machine's clock shows, which the house does not believe when it runs backward. */
    shown: () => at,
    async timers() {
      await watchClock(life.context)
      await sweepInvestments(life.context)
      await forgetOld(life.context)
    },
    isClosed: () => isClosed(auditor),
    async mend(latest: number) {
      at = Math.max(at, latest)
      await auditor.transaction().execute(async (sql) => {
        await raw`set local role none`.execute(sql)
        await raw`delete from halt`.execute(sql)
      })
    },
    async crash() {
      await leave()
      life = await live()
    },
    async call(path: string, token: string, form: Record<string, string>, mishap: Mishap | undefined) {
      life.line.mishap = mishap
      const payload = new URLSearchParams({ app_key: APP_KEY, token, ...form }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const reply = await life.app.inject({ method: 'POST', url: path, headers, payload })
      return heard(v.parse(Envelope, reply.json()))
    },
    async posts(step: Step, mishap: Mishap | undefined) {
      life.line.mishap = mishap
      const said = await inTransaction(life.context.database, (sql) => post(sql, step)).then(
        () => 'done',
        (error: { constraint?: string; code?: string }) => error.constraint ?? error.code ?? String(error),
      )
      return heard(said)
    },
    member: (name: string) => join(auditor, name),
    async close() {
      await leave()
      await auditor.destroy()
      await database.drop()
    },
  }

  function heard<Answer>(answer: Answer) {
    const { line } = life
    const befell = line.mishap === undefined
    line.mishap = undefined
    return { answer: line.isCut ? undefined : answer, befell }
  }

  async function join(sql: typeof auditor, name: string): Promise<Somebody> {
    const now = life.context.clock.now()
    const chance = chanceFrom(`${seed} ${name}`)
    const email = `${name}@quay.test`
    const userNo = String(10_000_000 + chance.below(90_000_000))
    const token = chance.bytes(16).toString('hex')
    const { id } = await sql
      .insertInto('member')
      .values({
        user_no: userNo,
        invite_code: name.toUpperCase().padEnd(8, 'X'),
        email,
        nickname: name,
        mobile_proven: false,
        password_hash: '',
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql
      .insertInto('session')
      .values({ token_hash: tokenHash(token), member_id: id, created_at: now, seen_at: now })
      .execute()
    await insertPin(sql, id, await life.context.passwords.hash(PIN), later(now, -LONG))
    await takesMoney(sql, id, later(now, -LONG))
    return { id, email, userNo, token }
  }
}

async function takesMoney(sql: SimHouse['auditor'], member_id: number, long: Date): Promise<void> {
  const stands = { member_id, is_default: true, created_at: long, changed_at: long }
  await sql
    .insertInto('bank_account')
    .values({ ...ACCOUNT, ...stands })
    .execute()
  await sql
    .insertInto('payout_address')
    .values({ ...stands, network: 'TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' })
    .execute()
}

export const accountsOf = ({ auditor }: Pick<SimHouse, 'auditor'>) => ({
  of: (who: Somebody, kind: Account, part: 'available' | 'held') => openAccount(auditor, who.id, kind, part),
  house: (purse: 'outside' | 'capital' | 'pool', currency: Currency = 'EUR') => houseAccount(auditor, purse, currency),
  async holdOf(ref: string): Promise<bigint> {
    const { rows } = await raw<{ id: bigint }>`
      select hold.id from hold join posting on posting.id = posting_id where ref = ${ref}`.execute(auditor)
    return rows[0]?.id ?? 0n
  },
})
