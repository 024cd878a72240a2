import type { FastifyInstance } from 'fastify'
import { sql as raw } from 'kysely'
import * as v from 'valibot'
import type { Asked, Endpoint, Given } from '#contract/endpoint.ts'
import { CODE, Envelope, type RefusalData } from '#contract/envelope.ts'
import { APP_KEY } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { build } from '#server/app.ts'
import type { Context, Settings } from '#server/lib/context.ts'
import { monotone } from '#server/lib/clock.ts'
import type { Role } from '#server/lib/call.ts'
import type { Sql } from '#server/lib/database.ts'
import { chainConfigs } from '#server/deposit/chain-config.ts'
import { openContext, type Given as Opening } from '#server/open-context.ts'
import { paceOf } from '#server/lib/pace.ts'
import { insertPin } from '#server/security/queries.ts'
import { multipart } from '#tests/http/multipart.ts'
import { join } from './people.ts'

export const PASSWORD = 'harbour-light'
/** What a password costs where nobody guesses it. */
export const CHEAP = { memory: 64, passes: 1, lanes: 1 }

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
type Hear = <Reply extends { readonly payload: string }>(path: string, reply: Reply) => Reply

export type World = Awaited<ReturnType<typeof worldOn>>

/** A whole server, with a database of its own, and nobody at its port; its clock goes as `source` does, or as a test moves it. */
export async function worldOn(source: () => number, opening: Opening, hear: Hear = (_, reply) => reply) {
  const clock = handOf(source)
  const context = openContext({ cost: CHEAP, ...opening, clock: monotone(clock.read) })
  const app = await build(context)
  const wire = wireOf(app, hear)
  return {
    app,
    context,
    url: opening.url,
    sql: context.database,
    clock,
    now: () => context.clock.now(),
    ...wire,
    ...peopleOf(context, wire),
    letters: () => context.inbox?.letters ?? [],
    async close() {
      await app.close()
      context.post?.close()
      await context.database.destroy()
    },
  }
}

export const settingsWith = (settings: Partial<Settings> & Pick<Settings, 'pictures'>): Settings => ({
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
  affiliate: { from: 'sandbox' },
  carriers: { sandbox: true, dhl: undefined },
  pushKeys: undefined,
  frames: [],
  publicPictures: `${settings.pictures}-public`,
  ...paceOf('test'),
  ...settings,
})

function handOf(source: () => number) {
  let ahead = 0
  return {
    read: () => source() + ahead,
    pass(seconds: number) {
      ahead += seconds * 1000
    },
    set(moment: string) {
      ahead = Date.parse(moment) - source()
    },
  }
}

function wireOf(app: FastifyInstance, hear: Hear) {
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
  const { database, passwords, clock } = context
  let born = 0
  const member = async ({
    email = `member${(born += 1)}@quay.test`,
    roles = [] as Role[],
    pin,
    ...more
  }: { email?: string; roles?: Role[]; mobile?: string; username?: string; pin?: string } = {}): Promise<Person> => {
    const now = clock.now()
    const { id } = await join({ sql: database, context }, { nickname: 'Someone', ...more, email, password: PASSWORD })
    if (pin) await insertPin(database, id, await passwords.hash(pin), now)
    for (const role of roles)
      await database.insertInto('member_role').values({ member_id: id, role, since: now }).execute()
    const { token } = await enter(email, PASSWORD)
    return { id, email, token }
  }
  const enter = (account: string, password: string) => give(session.signIn, { account, password })
  const codeTo = (to: string) => {
    const letter = context.inbox?.letters.find((sent) => sent.to === to)
    return /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? ''
  }
  const ticketFor = async (email: string) => {
    await give(session.sendRegisterCode, { type: 'email', account: email })
    return (await give(session.checkRegisterCode, { account: email, code: codeTo(email) })).verify_ticket
  }
  return { member, enter, codeTo, ticketFor }
}

/** What most deeds need of a world. */
export interface House {
  readonly sql: Sql
  readonly context: { readonly clock: { now(): Date } }
}

/** Does something to the database that the app itself may not. */
export const asOwner = <T>({ sql }: Pick<House, 'sql'>, act: (sql: Sql) => Promise<T>): Promise<T> =>
  sql.transaction().execute(async (inside) => {
    await raw`set local role none`.execute(inside)
    return act(inside)
  })
