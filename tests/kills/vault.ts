import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql as raw } from 'kysely'
import * as v from 'valibot'
import { transfer } from '#contract/transfer.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { systemChance } from '#server/lib/chance.ts'
import { type Database, inTransaction, openDatabase } from '#server/lib/database.ts'
import { passwordsWith } from '#server/lib/passwords.ts'
import { newToken, tokenHash } from '#server/lib/secrets.ts'
import { insertPin } from '#server/security/queries.ts'
import { freeNumbers } from '#server/session/register.ts'
import { ask, type Sending } from './load.ts'

export const PEPPER = 'pepper of the kills'
const PIN = '204816'
const CLIENTS = 4
const CALLS = 400
const passwords = passwordsWith({ pepper: PEPPER, chance: systemChance, cost: { memory: 64, passes: 1, lanes: 1 } })
let made = 0

export function databaseIn(data: string): string {
  const read = (name: string) => readFileSync(join(data, 'postgres', name), 'utf8').trim()
  return `postgres://quay:${read('secret')}@127.0.0.1:${read('port')}/quay`
}

export type Vault = ReturnType<typeof openVault>

export function openVault(url: string) {
  const sql = openDatabase(url, { connections: 2, onError: () => undefined })
  return {
    sql,
    queues: (origin: string) => Promise.all(Array.from({ length: CLIENTS }, () => queueOf(sql, origin))),
    naiveQueues: (path: string) => Promise.all(Array.from({ length: CLIENTS }, () => naiveQueueOf(sql, path))),
    async postings(refs: readonly string[]): Promise<Map<string, number>> {
      const { rows } = await raw<{ ref: string; times: number }>`
        select ref, count(*)::integer as times from posting where ref = any(${refs}) group by ref`.execute(sql)
      return new Map(rows.map(({ ref, times }) => [ref, times]))
    },
    close: () => sql.destroy(),
  }
}

interface Somebody {
  readonly id: number
  readonly email: string
  readonly token: string
  readonly balance: bigint
}

async function queueOf(sql: Database, origin: string): Promise<Sending[]> {
  const [payer, payee] = [await newMember(sql, BigInt(CALLS) * 100n), await newMember(sql, 0n)]
  const wish = { to: payee.email, account: 'balance', amount: '1', remark: '' }
  const quoted = await ask(origin, { path: transfer.quote.path, token: payer.token, form: wish })
  const { quote_no } = v.parse(transfer.quote.gives, quoted?.data)
  const { rows } = await raw<{ quote_no: string }>`
    insert into quote
    select (jsonb_populate_record(quote, jsonb_build_object('quote_no', quote_no || '-' || at))).*
    from quote, generate_series(2, ${CALLS}::integer) as at where quote_no = ${quote_no}
    returning quote_no`.execute(sql)
  return rows.map((row) => ({
    path: transfer.send.path,
    token: payer.token,
    form: { ...wish, quote_no: row.quote_no, payword: PIN, idem: `key-${row.quote_no}` },
  }))
}

async function naiveQueueOf(sql: Database, path: string): Promise<Sending[]> {
  const [payer, payee] = [await newMember(sql, BigInt(CALLS) * 100n), await newMember(sql, 0n)]
  return Array.from({ length: CALLS }, (_, at) => {
    const quote_no = `${payer.email}-${at}`
    return {
      path,
      token: '',
      form: { from: `${payer.balance}`, to: `${payee.balance}`, quote_no, idem: `key-${quote_no}` },
    }
  })
}

export async function newMember(sql: Database, amount: bigint): Promise<Somebody> {
  const at = new Date()
  const email = `kill${process.pid}-${(made += 1)}@quay.test`
  const token = newToken(systemChance)
  const { id } = await sql
    .insertInto('member')
    .values({
      ...(await freeNumbers(sql, systemChance)),
      email,
      nickname: 'Someone',
      mobile_proven: false,
      password_hash: '',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql
    .insertInto('session')
    .values({ token_hash: tokenHash(token), member_id: id, created_at: at, seen_at: at })
    .execute()
  await insertPin(sql, id, await passwords.hash(PIN), at)
  const [from, to] = [await houseAccount(sql, 'outside', 'EUR'), await openAccount(sql, id, 'balance')]
  if (amount > 0n)
    await inTransaction(sql, (inside) =>
      post(inside, { kind: 'recharge', ref: email, actor: 'system', at, moves: [{ from, to, amount }] }),
    )
  return { id, email, token, balance: to }
}
