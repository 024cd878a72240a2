import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql as raw } from 'kysely'
import * as v from 'valibot'
import { inject } from 'vitest'
import type { Asked, Endpoint, Given } from '#contract/endpoint.ts'
import { CODE, Envelope, type RefusalData } from '#contract/envelope.ts'
import { APP_KEY } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { build } from '#server/app.ts'
import type { Context, Settings } from '#server/lib/context.ts'
import type { Chance } from '#server/lib/chance.ts'
import { monotone } from '#server/lib/clock.ts'
import type { Role } from '#server/lib/call.ts'
import type { Sql } from '#server/lib/database.ts'
import { openLog } from '#server/lib/log.ts'
import { chainConfigs } from '#server/deposit/chain-config.ts'
import { openContext } from '#server/open-context.ts'
import { paceOf } from '#server/lib/pace.ts'
import type { Cost } from '#server/lib/passwords.ts'
import type { Carrier } from '#server/notice/push.ts'
import { insertPin } from '#server/security/queries.ts'
import { freeNumbers } from '#server/session/register.ts'
import { auditAtLast, keepsBooks } from './books.ts'
import { chanceFrom } from './chance.ts'
import { CHEAP } from './cheap.ts'
import { copyDatabase } from './cluster.ts'
import { multipart } from '#tests/http/multipart.ts'
import { whenOver } from './over.ts'
import { earTo } from '#tests/http/refusals.ts'

export const PASSWORD = 'harbour-light'
const START = Date.UTC(2026, 2, 3, 10)

export interface Caller {
  token?: string
  ip?: string
  language?: string
  agent?: string
}
export interface Person {
  id: number
  email: string
  token: string
}
interface Wishes {
  settings?: Partial<Settings>
  chance?: Chance
  cost?: Cost
  carrier?: Carrier
}

export type World = Awaited<ReturnType<typeof openWorld>>

export async function openWorld({ settings = {}, chance = chanceFrom('world'), cost = CHEAP, carrier }: Wishes = {}) {
  const database = await copyDatabase(inject('adminUrl'))
  const clock = handOf(START)
  const logged: string[] = []
  const pictures = mkdtempSync(join(tmpdir(), 'quay-pictures-'))
  const context = openContext({
    url: database.url,
    log: openLog({ to: { write: (line) => logged.push(line) } }),
    clock: monotone(clock.read),
    chance,
    cost,
    ...(carrier && { carrier }),
    settings: settingsWith({ pictures, ...settings }),
  })
  const app = await build(context)
  const hear = earTo(inject('refusals'))
  whenOver(async () => {
    try {
      await auditAtLast(world)
    } finally {
      await app.close()
      context.post?.close()
      await context.database.destroy()
      await database.drop()
      rmSync(pictures, { recursive: true })
    }
  })
  const wire = wireOf(app, hear)
  const world = {
    app,
    context,
    url: database.url,
    sql: context.database,
    clock,
    logged,
    ...wire,
    ...peopleOf(context, wire),
    letters: () => context.inbox?.letters ?? [],
  }
  keepsBooks(world)
  return world
}

const settingsWith = (settings: Partial<Settings> & Pick<Settings, 'pictures'>): Settings => ({
  mode: 'test',
  origin: 'https://quay.test',
  pepper: 'pepper of the tests',
  dist: undefined,
  trustProxy: ['127.0.0.1'],
  miniProgram: undefined,
  mail: undefined,
  gateways: { wechat: undefined, alipay: undefined },
  chains: chainConfigs(() => undefined, false),
  prices: undefined,
  pushKeys: undefined,
  ...paceOf('test'),
  ...settings,
})

function handOf(start: number) {
  let at = start
  return {
    read: () => at,
    pass(seconds: number) {
      at += seconds * 1000
    },
    set(moment: string) {
      at = Date.parse(moment)
    },
  }
}

function wireOf(app: FastifyInstance, hear: ReturnType<typeof earTo>) {
  const get = async (
    path: string,
    form: Record<string, unknown>,
    { token = '', ip = '198.51.100.7', language = 'en-us' }: Caller = {},
  ) =>
    hear(
      path,
      await app.inject({
        method: 'GET',
        url: path,
        headers: { 'accept-language': language, 'x-forwarded-for': ip, 'x-token': token },
        query: {
          app_key: APP_KEY,
          ...Object.fromEntries(Object.entries(form).map(([key, value]) => [key, String(value)])),
        },
      }),
    )
  const post = async (
    path: string,
    form: Record<string, unknown>,
    { token = '', ip = '198.51.100.7', language = 'en-us', agent = '' }: Caller = {},
  ) =>
    hear(
      path,
      await app.inject({
        method: 'POST',
        url: path,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'accept-language': language,
          'user-agent': agent,
          'x-forwarded-for': ip,
        },
        payload: new URLSearchParams({
          app_key: APP_KEY,
          token,
          ...Object.fromEntries(Object.entries(form).map(([key, value]) => [key, String(value)])),
        }).toString(),
      }),
    )
  const carry = async (
    path: string,
    form: Record<string, unknown>,
    { token = '', ip = '198.51.100.7', language = 'en-us' }: Caller = {},
  ) => {
    const { payload, headers } = multipart({ app_key: APP_KEY, token, ...form })
    return hear(
      path,
      await app.inject({
        method: 'POST',
        url: path,
        headers: { ...headers, 'accept-language': language, 'x-forwarded-for': ip },
        payload,
      }),
    )
  }
  const send = ({ method, path, carriesFile }: Endpoint, form: Record<string, unknown>, caller?: Caller) =>
    method === 'GET' ? get(path, form, caller) : (carriesFile ? carry : post)(path, form, caller)
  /** Calls, and gives whatever the answer is. */
  const ask = async <E extends Endpoint>(endpoint: E, form: Asked<E>, caller?: Caller) =>
    v.parse(Envelope, (await send(endpoint, form as Record<string, unknown>, caller)).json())
  /** Calls, and gives the data of a call that was done. */
  const give = async <E extends Endpoint>(endpoint: E, form: Asked<E>, caller?: Caller): Promise<Given<E>> => {
    const { code, msg, data } = await ask(endpoint, form, caller)
    if (code !== CODE.done) throw new Error(`${endpoint.path} was refused: ${msg} ${JSON.stringify(data)}`)
    return v.parse(endpoint.gives, data) as Given<E>
  }
  /** Calls, and gives what a refused call said. */
  const deny = async <E extends Endpoint>(endpoint: E, form: Asked<E>, caller?: Caller): Promise<RefusalData> => {
    const { code, data } = await ask(endpoint, form, caller)
    if (code >= CODE.done) throw new Error(`${endpoint.path} was not refused`)
    return data as RefusalData
  }
  return { post, send, ask, give, deny }
}

function peopleOf(context: Context, { give }: ReturnType<typeof wireOf>) {
  const { database, passwords, chance, clock } = context
  let born = 0
  const member = async ({
    email = `member${(born += 1)}@quay.test`,
    roles = [] as Role[],
    pin,
    ...more
  }: { email?: string; roles?: Role[]; mobile?: string; username?: string; pin?: string } = {}): Promise<Person> => {
    const now = clock.now()
    const numbers = await freeNumbers(database, chance)
    const { id } = await database
      .insertInto('member')
      .values({
        ...numbers,
        ...more,
        mobile_proven: more.mobile !== undefined,
        email,
        nickname: 'Someone',
        password_hash: await passwords.hash(PASSWORD),
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (pin) await insertPin(database, id, await passwords.hash(pin), now)
    for (const role of roles)
      await database.insertInto('member_role').values({ member_id: id, role, since: now }).execute()
    const { token } = await give(session.signIn, { account: email, password: PASSWORD })
    return { id, email, token }
  }
  const codeTo = (to: string) => {
    const letter = context.inbox?.letters.find((sent) => sent.to === to)
    return /\d{6}/.exec(letter?.text ?? '')?.[0] ?? ''
  }
  const ticketFor = async (email: string) => {
    await give(session.sendRegisterCode, { type: 'email', account: email })
    return (await give(session.checkRegisterCode, { account: email, code: codeTo(email) })).verify_ticket
  }
  return { member, codeTo, ticketFor }
}

/** Does something to the database that the app itself may not. */
export const asOwner = ({ sql }: Pick<World, 'sql'>, act: (sql: Sql) => Promise<unknown>): Promise<void> =>
  sql.transaction().execute(async (inside) => {
    await raw`set local role none`.execute(inside)
    await act(inside)
  })
