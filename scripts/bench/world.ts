import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Context } from '#server/lib/context.ts'
import type { Role } from '#server/lib/database.ts'
import { migrate } from '#server/lib/migrate.ts'
import { openContext } from '#server/open-context.ts'
import { openLog } from '#server/lib/log.ts'
import { paceOf } from '#server/lib/pace.ts'
import { ensureDatabase, startPostgres } from '#server/postgres/postgres.ts'
import { newToken, tokenHash } from '#server/lib/secrets.ts'
import { freeNumbers } from '#server/session/register.ts'
import { seedDemo } from '#server/seeds/demo.ts'
import { inClone } from '../lib/place.mjs'

export const PASSWORD = 'harbour-light-of-the-bench'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

export interface Person {
  readonly id: number
  readonly email: string
  readonly token: string
}

export interface Door {
  readonly url: string
  readonly pepper: string
}

export interface World {
  readonly door: Door
  readonly context: Context
  readonly people: readonly Person[]
  readonly directory: string
  close(): Promise<void>
}

/** The house as in the demo, except that one stranger may be in a great hurry. */
export const contextAt = ({ url, pepper }: Door, role?: Role): Context =>
  openContext({
    url,
    ...(role && { role }),
    log: openLog({ level: 'warn' }),
    settings: {
      mode: 'demo',
      origin: 'http://127.0.0.1',
      pepper,
      pictures: join(tmpdir(), 'quay-bench-pictures'),
      publicPictures: join(tmpdir(), 'quay-bench-public-pictures'),
      dist: inClone('dist'),
      trustProxy: false,
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
    },
  })

export async function openBenchWorld(members: number): Promise<World> {
  const scratch = mkdtempSync(join(tmpdir(), 'quay-bench-'))
  const postgres = await startPostgres({ directory: scratch })
  await ensureDatabase(postgres.adminUrl, 'quay')
  const door = { url: postgres.url('quay'), pepper: randomBytes(32).toString('hex') }
  await migrate(door.url)
  const context = contextAt(door)
  await seedDemo(context)
  const hash = await context.passwords.hash(PASSWORD)
  const people: Person[] = []
  while (people.length < members) people.push(await welcome(context, `bench-${people.length}@quay.test`, hash))
  const close = async () => {
    await context.database.destroy()
    await postgres.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
  const interrupted = () => void close().finally(() => process.exit(130))
  for (const signal of SIGNALS) process.once(signal, interrupted)
  return {
    door,
    context,
    people,
    directory: postgres.directory,
    async close() {
      for (const signal of SIGNALS) process.off(signal, interrupted)
      await close()
    },
  }
}

async function welcome({ database, chance, clock }: Context, email: string, hash: string): Promise<Person> {
  const now = clock.now()
  const numbers = await freeNumbers(database, chance)
  const member = { ...numbers, email, nickname: 'Bench', password_hash: hash, demo: true, created_at: now }
  const { id } = await database.insertInto('member').values(member).returning('id').executeTakeFirstOrThrow()
  const token = newToken(chance)
  const session = { token_hash: tokenHash(token), member_id: id, created_at: now, seen_at: now }
  await database.insertInto('session').values(session).execute()
  return { id, email, token }
}
