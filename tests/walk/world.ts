import pg from 'pg'
import { openLog } from '#server/lib/log.ts'
import { keyUnder } from '#server/factor/prove.ts'
import { appCode } from '#tests/world/factor.ts'
import { PUSH_KEYS } from '#tests/world/push-keys.ts'
import { settingsWith, worldOn } from '#tests/world/world.ts'
import { inClone } from '../../scripts/lib/place.mjs'
import type { Front } from './front.ts'

export const TEMPLATE = 'quay_walk'

export const settingsOf = (origin: string) =>
  settingsWith({
    origin,
    pictures: process.env['QUAY_WALK_PICTURES'] ?? '',
    dist: inClone('dist'),
    trustProxy: false,
    pushKeys: PUSH_KEYS,
    callsPerMinute: 60,
    codesPerHour: 10_000,
    callsAtOnce: 400,
    halvesAtOnce: 40,
  })

const databaseUrl = (name: string): string => {
  const address = process.env['QUAY_WALK_DATABASE']
  if (!address) throw new Error('the walks need their global setup')
  return address.replace('{name}', name)
}

/** The world of one walk or journey, behind the port that its worker keeps; its clock goes on by itself. */
export async function openWalkWorld(front: Front) {
  const name = await nextDatabase()
  const world = await worldOn(Date.now, {
    url: databaseUrl(name),
    settings: settingsOf(front.origin),
    log: openLog({ level: 'fatal' }),
    connections: 3,
  })
  await world.app.ready()
  front.serve(world.app)
  return {
    ...world,
    origin: front.origin,
    front,

    /** What the one app shows that somebody has here; a code that was taken is taken again. */
    async appCode(): Promise<string> {
      const app = await world.sql
        .updateTable('totp')
        .set({ last_step: 0n })
        .returning(['member_id', 'sealed'])
        .executeTakeFirstOrThrow()
      return appCode(world.now(), keyUnder(world.context, app.member_id, app.sealed))
    },

    async close() {
      front.leave()
      await world.close()
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
