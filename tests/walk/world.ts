import pg from 'pg'
import type { Envelope } from '#contract/envelope.ts'
import { APP_KEY } from '#contract/limits.ts'
import type { Entered } from '#contract/session.ts'
import { chainConfigs } from '#server/deposit/chain-config.ts'
import { sweepEmailChanges } from '#server/security/email-change.ts'
import { sweepHeldTransfers } from '#server/transfer/held.ts'
import { build } from '#server/app.ts'
import { sweepCancellations } from '#server/cancellation/sweep.ts'
import type { Settings } from '#server/lib/context.ts'
import { later, monotone } from '#server/lib/clock.ts'
import { openLog } from '#server/lib/log.ts'
import { openContext } from '#server/open-context.ts'
import { serveDemoOrders } from '#server/seeds/demo-merchant.ts'
import { matchBatch } from '#server/trade/matcher.ts'
import { sweepOrders } from '#server/trade/sweep.ts'
import { PUSH_KEYS } from '#tests/world/push-keys.ts'
import { keyUnder } from '#server/factor/prove.ts'
import { appCode } from '#tests/world/factor.ts'
import { inClone } from '../../scripts/lib/place.mjs'
import type { Front } from './front.ts'

export const TEMPLATE = 'quay_walk'
export const CHEAP = { memory: 64, passes: 1, lanes: 1 }

export const settingsOf = (origin: string): Settings => ({
  mode: 'test',
  origin,
  pepper: 'the-same-for-every-walk-of-a-test',
  pictures: process.env['QUAY_WALK_PICTURES'] ?? '',
  dist: inClone('dist'),
  trustProxy: false,
  miniProgram: undefined,
  mail: undefined,
  gateways: { wechat: undefined, alipay: undefined },
  chains: chainConfigs(() => undefined, false),
  prices: undefined,
  pushKeys: PUSH_KEYS,
  callsPerMinute: 60,
  codesPerHour: 10_000,
  codesPerNetwork: 1_000,
  callsAtOnce: 400,
  halvesAtOnce: 40,
  bodyMs: 10_000,
  partMs: 10_000,
  streamsAtOnce: 2_000,
  heartbeatMs: 15_000,
})

const databaseUrl = (name: string): string => {
  const address = process.env['QUAY_WALK_DATABASE']
  if (!address) throw new Error('the walks need their global setup')
  return address.replace('{name}', name)
}

/** A whole server for one test, with a database and a clock of its own, behind the port that its worker keeps. */
export async function openWalkWorld(front: Front) {
  const name = await nextDatabase()
  const url = databaseUrl(name)
  let ahead = 0
  const clock = monotone(() => Date.now() + ahead * 1000)
  const context = openContext({
    url,
    settings: settingsOf(front.origin),
    log: openLog({ level: 'fatal' }),
    clock,
    cost: CHEAP,
    connections: 3,
  })
  const app = await build(context)
  await app.ready()
  front.serve(app)

  async function ask(path: string, fields: Record<string, string> = {}): Promise<Envelope> {
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en-us' },
      payload: new URLSearchParams({ ...fields, app_key: APP_KEY }).toString(),
    })
    return answer.json<Envelope>()
  }

  return {
    origin: front.origin,
    front,
    url,
    sql: context.database,
    now: () => clock.now(),
    passwords: context.passwords,
    chance: context.chance,
    settings: context.settings,
    ask,

    forward(seconds: number) {
      ahead += seconds
    },

    /** What waits for a day happens by itself, once the day is over. */
    async ripens() {
      await sweepEmailChanges(context)
      await sweepHeldTransfers(context)
    },

    async undoIn(address: string): Promise<string> {
      const { list } = (await app.inject('/inbox.json')).json<{ list: { to: string; text: string }[] }>()
      const [link] = /\/undo\/\S+/.exec(list.find(({ to }) => to === address)?.text ?? '') ?? []
      if (!link) throw new Error(`nothing that was sent to ${address} can be undone`)
      return front.origin + link
    },

    async codeFor(address: string): Promise<string> {
      const { list } = (await app.inject('/inbox.json')).json<{ list: { to: string; text: string }[] }>()
      const code = list.find(({ to }) => to === address)?.text.match(/\b\d{6}\b/)?.[0]
      if (!code) throw new Error(`no code was sent to ${address}`)
      return code
    },

    /** What the one app shows that somebody has here; a code that was taken is taken again. */
    async appCode(): Promise<string> {
      const app = await context.database
        .updateTable('totp')
        .set({ last_step: 0n })
        .returning(['member_id', 'sealed'])
        .executeTakeFirstOrThrow()
      return appCode(clock.now(), keyUnder(context, app.member_id, app.sealed))
    },

    async enter(account: string, password: string): Promise<Entered> {
      const { code, data, msg } = await ask('/user/login', { account, password, type: 'account' })
      if (code < 1) throw new Error(`${account} could not sign in: ${msg}`)
      return data as Entered
    },

    /** Ends every session on the server's side; the phones do not know yet. */
    async endSessions() {
      await context.database
        .updateTable('session')
        .set({ revoked_at: later(clock.now(), 0) })
        .where('revoked_at', 'is', null)
        .execute()
    },

    /** The house is the demo from now on; gives one round of what its merchants and its clocks do there. */
    becomesDemo() {
      Object.assign(context.settings, { mode: 'demo' })
      return async () => {
        await matchBatch(context)
        await serveDemoOrders(context)
        await sweepOrders(context)
      }
    },

    becomesReal() {
      Object.assign(context.settings, { mode: 'production' })
    },

    settlesCancellations: () => sweepCancellations(context),

    forgetPushKeys() {
      Object.assign(context, { push: undefined })
    },

    losesGateways() {
      Object.assign(context, { gateways: [] })
    },

    hangUp() {
      front.hangUp()
    },

    async close() {
      front.leave()
      await app.close()
      await context.database.destroy()
      void dropDatabase(name)
    },
  }
}

export type WalkWorld = Awaited<ReturnType<typeof openWalkWorld>>

let adminClient: Promise<pg.Client> | undefined
async function openAdmin() {
  const client = new pg.Client({ connectionString: databaseUrl('postgres') })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
async function asAdmin(act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  await act(await (adminClient ??= openAdmin()))
}

let made = 0
let spare: Promise<string> | undefined

async function createDatabase(): Promise<string> {
  const name = `walk_${process.pid}_${(made += 1)}`
  await asAdmin((client) => client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`))
  return name
}

/** Copied ahead, while the test before is busy; each is given once. */
async function nextDatabase(): Promise<string> {
  const mine = spare ?? createDatabase()
  spare = createDatabase()
  // The last one is wanted by nobody, and may find that PostgreSQL has gone.
  spare.catch(() => undefined)
  return mine
}

/** Nobody waits for it: the whole cluster goes when the walks end. */
const dropDatabase = (name: string) =>
  asAdmin((client) => client.query(`drop database if exists ${name} with (force)`)).catch(() => undefined)
