import { sql as raw } from 'kysely'
import type { PublishedProof } from '#contract/ledger.ts'
import { type Currency, SCALE, type Share } from '#contract/money.ts'
import type { Context } from '../lib/context.ts'
import { unix } from '../lib/clock.ts'
import { type Database, inTransaction, type Sql } from '../lib/database.ts'
import { publicKeyOf, signedBy, signingKey } from './proof-signature.ts'
import { growTree, type Liability, packed, type Tree } from './proof-tree.ts'

const LOCK = 7_825_014

type Owed = Currency | Share

type House = Pick<Context, 'database' | 'clock' | 'chance' | 'settings'>

interface Balance {
  readonly member: number
  readonly currency: Owed
  readonly amount: bigint
}

interface Moment {
  readonly sequence: bigint
  readonly balances: readonly Balance[]
}

export const proveBalances = (context: House): Promise<number[]> => alone(context.database, () => prove(context))

/** Not twice since midnight in UTC. */
export const proveDaily = (context: House): Promise<number[]> =>
  alone(context.database, async () => ((await isDone(context)) ? [] : prove(context)))

/** A session's lock: hashing may take longer than a transaction may stay open. */
function alone(database: Database, act: () => Promise<number[]>): Promise<number[]> {
  return database.connection().execute(async (sql) => {
    const { rows } = await raw<{ mine: boolean }>`select pg_try_advisory_lock(${LOCK}) as mine`.execute(sql)
    if (!rows[0]?.mine) return []
    try {
      return await act()
    } finally {
      await raw`select pg_advisory_unlock(${LOCK})`.execute(sql)
    }
  })
}

async function isDone({ database, clock }: House): Promise<boolean> {
  const midnight = new Date(clock.now().setUTCHours(0, 0, 0, 0))
  return (await database.selectFrom('proof').select('id').where('at', '>=', midnight).executeTakeFirst()) !== undefined
}

async function prove(context: House): Promise<number[]> {
  const { database, clock } = context
  const { sequence, balances } = await inTransaction(database, stillMoment)
  const at = clock.now()
  const secrets = await secretsOf(context, [...new Set(balances.map(({ member }) => member))])
  const platforms = await platformAfter(database, sequence)
  const proven: number[] = []
  for (const currency of await everythingOwed(database)) {
    const liabilities = balances
      .filter((balance) => balance.currency === currency)
      .map(({ member, amount }) => ({ member, balance: amount, ...secretIn(secrets, member) }))
    const platform = platforms.get(currency) ?? {}
    assertBooksBalance(currency, sequence, liabilities, platform)
    proven.push(await publish(context, { currency, sequence: String(sequence), at: unix(at), platform }, liabilities))
  }
  return proven
}

async function everythingOwed(sql: Sql): Promise<Owed[]> {
  const shares = await sql.selectFrom('currency').select('code').where('issued', '=', true).orderBy('code').execute()
  return [...(Object.keys(SCALE) as Currency[]), ...shares.map(({ code }) => code as Share)]
}

/** No posting can begin meanwhile. */
async function stillMoment(sql: Sql): Promise<Moment> {
  const { rows } = await raw<{ sequence: bigint }>`select still_ledger() as sequence`.execute(sql)
  const balances = await raw<Balance>`
    select member_id as member, currency, sum(amount)::bigint as amount from account
    where member_id is not null group by 1, 2 order by 1, 2`.execute(sql)
  return { sequence: rows[0]?.sequence ?? 0n, balances: balances.rows }
}

/** By their entries: those never change, so no lock is needed. */
async function platformAfter(database: Database, sequence: bigint): Promise<Map<Owed, Record<string, string>>> {
  const { rows } = await raw<{ currency: Owed; accounts: Record<string, string> }>`
    select currency, jsonb_object_agg(class, amount::text) as accounts
    from (
      select entry.currency, entry.class, sum(entry.amount) as amount
      from entry join account on account.id = account_id
      where member_id is null and posting_id <= ${sequence} group by 1, 2) as classes
    group by currency`.execute(database)
  return new Map(rows.map(({ currency, accounts }) => [currency, accounts]))
}

/** Nothing is signed over books that do not add up. */
export class UnsoundBooks extends Error {
  override name = 'UnsoundBooks'
}

function assertBooksBalance(
  currency: Owed,
  sequence: bigint,
  liabilities: readonly Liability[],
  platform: Record<string, string>,
): void {
  const rest =
    liabilities.reduce((sum, { balance }) => sum + balance, 0n) +
    Object.values(platform).reduce((sum, amount) => sum + BigInt(amount), 0n)
  if (rest !== 0n)
    throw new UnsoundBooks(`The books of ${currency} do not add up after posting ${sequence}: ${rest} is left.`)
}

interface Secret {
  readonly userNo: string
  readonly secret: Buffer
}

async function secretsOf({ database, chance }: House, members: readonly number[]): Promise<Map<number, Secret>> {
  const given = members.map(() => chance.bytes(32))
  await raw`
    insert into proof_secret (member_id, secret)
    select * from unnest(${members}::integer[], ${given}::bytea[]) on conflict do nothing`.execute(database)
  const rows = await database
    .selectFrom('proof_secret')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['member_id', 'user_no as userNo', 'secret'])
    .execute()
  return new Map(rows.map(({ member_id, ...secret }) => [member_id, secret]))
}

function secretIn(secrets: Map<number, Secret>, member: number): Secret {
  const found = secrets.get(member)
  if (!found) throw new Error(`member ${member} has no secret of proofs`)
  return found
}

type Said = Pick<PublishedProof, 'currency' | 'sequence' | 'at' | 'platform'>

async function publish(context: House, said: Said, liabilities: readonly Liability[]): Promise<number> {
  const { database, chance, settings } = context
  const { rows } = await raw<{ id: bigint }>`select nextval('proof_number') as id`.execute(database)
  const proof = Number(rows[0]?.id)
  const tree = await growTree(proof, said.currency, liabilities, chance)
  const top = tree.levels.at(-1)?.[0]
  if (!top) throw new Error('a tree of balances has no root')
  const key = signingKey(settings.pepper)
  const statement = {
    ...said,
    proof,
    total: top.sum,
    root: top.hash,
    leaves: tree.levels[0]?.length ?? 0,
    demo: settings.mode !== 'production',
    key: publicKeyOf(key).toString('hex'),
  }
  await inTransaction(database, (sql) =>
    storeProof(sql, { ...statement, signature: signedBy(key, statement).toString('hex') }, tree),
  )
  return proof
}

/** The proof for ever, its tree until the next one. */
async function storeProof(sql: Sql, { proof, ...published }: PublishedProof, { levels, places }: Tree): Promise<void> {
  const { currency, sequence, at, total, platform } = published
  const bytes = (text: string) => Buffer.from(text, 'hex')
  await sql
    .insertInto('proof')
    .values({
      id: proof,
      currency,
      sequence: BigInt(sequence),
      at: new Date(at * 1000),
      total: BigInt(total),
      root: bytes(published.root),
      leaves: published.leaves,
      platform: JSON.stringify(platform),
      demo: published.demo,
      key: bytes(published.key),
      signature: bytes(published.signature),
    })
    .execute()
  const older = sql.selectFrom('proof').select('id').where('currency', '=', currency).where('id', '<', proof)
  await sql.deleteFrom('proof_tree').where('proof_id', 'in', older).execute()
  await sql.deleteFrom('proof_leaf').where('proof_id', 'in', older).execute()
  for (const [level, nodes] of levels.entries())
    await sql
      .insertInto('proof_tree')
      .values({ proof_id: proof, level, nodes: packed(nodes) })
      .execute()
  await raw`
    insert into proof_leaf (proof_id, member_id, place)
    select ${proof}, * from unnest(${[...places.keys()]}::integer[], ${[...places.values()]}::integer[])`.execute(sql)
}
