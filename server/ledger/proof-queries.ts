import { type SelectQueryBuilder, sql as raw } from 'kysely'
import type { OwnProof, PublishedProof } from '#contract/ledger.ts'
import type { Share } from '#contract/money.ts'
import { unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import type { Schema } from '../schema.ts'
import type { Kind } from './kinds.ts'
import { NODE_BYTES, unpacked } from './proof-tree.ts'

export async function newestProofs(sql: Sql, nights: number): Promise<PublishedProof[]> {
  const { many } = await sql
    .selectFrom('currency')
    .select(({ fn }) => fn.countAll<bigint>().as('many'))
    .executeTakeFirstOrThrow()
  return published(
    sql
      .selectFrom('proof')
      .orderBy('id', 'desc')
      .limit(nights * Number(many)),
  )
}

export async function proofBy(sql: Sql, id: number): Promise<PublishedProof | undefined> {
  return (await published(sql.selectFrom('proof').where('id', '=', id)))[0]
}

async function published(asked: SelectQueryBuilder<Schema, 'proof', object>): Promise<PublishedProof[]> {
  const rows = await asked.selectAll().execute()
  return rows.map(({ id, currency, sequence, at, total, root, leaves, platform, demo, key, signature }) => ({
    proof: id,
    currency: currency as PublishedProof['currency'],
    sequence: String(sequence),
    at: unix(at),
    total: String(total),
    root: root.toString('hex'),
    leaves,
    platform: platform as Record<string, string>,
    demo,
    key: key.toString('hex'),
    signature: signature.toString('hex'),
  }))
}

interface Leaf {
  readonly proof: number
  readonly sequence: bigint
  readonly place: number
  readonly user_no: string
  readonly secret: Buffer
}

export async function ownProof(
  sql: Sql,
  member: number,
  currency: OwnProof['currency'],
): Promise<OwnProof | undefined> {
  const { rows } = await raw<Leaf>`
    select newest.id as proof, sequence, place, user_no, secret
    from (select id, sequence from proof where currency = ${currency} order by id desc limit 1) as newest
    join proof_leaf on proof_id = newest.id and proof_leaf.member_id = ${member}
    join proof_secret on proof_secret.member_id = ${member}
    join member on member.id = ${member}`.execute(sql)
  const leaf = rows[0]
  if (!leaf) return undefined
  const { proof, sequence, place, user_no, secret } = leaf
  const [own, ...path] = await wayFrom(sql, proof, place)
  if (!own) return undefined
  const accounts = await raw<{ name: Kind | Share; available: bigint; held: bigint }>`
    select * from accounts_after(${member}, ${currency}, ${sequence})`.execute(sql)
  return {
    proof,
    user_no,
    secret: secret.toString('hex'),
    currency,
    balance: own.sum,
    place,
    path,
    accounts: accounts.rows.map(({ name, available, held }) => ({
      kind: name,
      available: String(available),
      held: String(held),
    })),
  }
}

async function wayFrom(sql: Sql, proof: number, place: number) {
  const { rows } = await raw<{ node: Buffer }>`
    select node from (
      select -1 as level, substr(nodes, ${place}::integer * ${NODE_BYTES}::integer + 1, ${NODE_BYTES}) as node
      from proof_tree where proof_id = ${proof} and level = 0
      union all
      select level, substr(nodes, ((${place}::integer >> level) # 1) * ${NODE_BYTES}::integer + 1, ${NODE_BYTES})
      from proof_tree where proof_id = ${proof} and length(nodes) > ${NODE_BYTES}) as way
    order by level`.execute(sql)
  return rows.map(({ node }) => unpacked(node))
}
