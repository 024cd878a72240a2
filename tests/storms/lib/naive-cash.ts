import type { FastifyInstance } from 'fastify'
import { openPool } from './pool.ts'

export type NaiveAct = 'withdraw' | 'cancel' | 'take' | 'prove' | 'begin'
interface Form {
  readonly act: NaiveAct
  readonly ref: string
}

export const NAIVE_CASH = '/naive/cash'
export const NAIVE_ALL = 100
const MOST_OPEN = 3

const said = (refusal?: string) => ({ code: refusal ? 0 : 1, msg: '', data: refusal ? { refusal } : {} })

/** Recharges and withdrawals as they are often written: look, decide, move the money, then write what became of it. */
export async function openNaiveCash(app: FastifyInstance, url: string) {
  const pool = await openPool(url)
  await pool.query(`
    create table naive_cash_purse (name text primary key, amount bigint not null);
    create table naive_case (ref text not null, state text not null, holder integer);
    create table naive_key (key text not null);
    create table naive_proof (picture text not null, ref text not null)`)
  const move = (amount: number) =>
    pool.query(
      `update naive_cash_purse set amount = amount + case name when 'member' then -$1::bigint else $1::bigint end`,
      [amount],
    )
  const first = async (question: string, values: unknown[] = []) =>
    (await pool.query<Record<string, string>>(question, values)).rows[0]
  const stateOf = async (ref: string) => (await first('select state from naive_case where ref = $1', [ref]))?.['state']
  const write = (ref: string, state: string) =>
    pool.query('update naive_case set state = $2 where ref = $1', [ref, state])

  const acts: Record<NaiveAct, (ref: string) => Promise<ReturnType<typeof said>>> = {
    async withdraw(key) {
      if (await first('select key from naive_key where key = $1', [key])) return said()
      const { amount = '0' } = (await first(`select amount from naive_cash_purse where name = 'member'`)) ?? {}
      if (Number(amount) < NAIVE_ALL) return said('amount-short')
      await move(NAIVE_ALL)
      await pool.query(`insert into naive_case values ($1, 'queued')`, [key])
      await pool.query('insert into naive_key values ($1)', [key])
      return said()
    },
    async cancel(ref) {
      if ((await stateOf(ref)) !== 'queued') return said('not-now')
      await move(-NAIVE_ALL)
      await write(ref, 'cancelled')
      return said()
    },
    async take(ref) {
      if ((await stateOf(ref)) !== 'queued') return said('not-now')
      await write(ref, 'in_review')
      return said()
    },
    async prove(ref) {
      if (await first(`select ref from naive_proof where picture = 'the same'`)) return said('proof-used')
      await pool.query(`insert into naive_proof values ('the same', $1)`, [ref])
      await write(ref, 'submitted')
      return said()
    },
    async begin(ref) {
      const { rowCount } = await pool.query('select 1 from naive_case')
      if ((rowCount ?? 0) >= MOST_OPEN) return said('recharges-enough')
      await pool.query(`insert into naive_case values ($1, 'awaiting_proof')`, [ref])
      return said()
    },
  }
  app.post<{ Body: Form }>(NAIVE_CASH, ({ body: { act, ref } }) => acts[act](ref))

  return {
    async begin(amount: number, state: string, ...refs: string[]) {
      await pool.query('truncate naive_cash_purse, naive_case, naive_key, naive_proof')
      await pool.query(`insert into naive_cash_purse values ('member', $1), ('held', 0)`, [amount])
      for (const ref of refs) await pool.query('insert into naive_case values ($1, $2)', [ref, state])
    },
    cases: async () => Number((await first('select count(*) from naive_case'))?.['count']),
    close: () => pool.end(),
  }
}
