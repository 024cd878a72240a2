import type { FastifyInstance } from 'fastify'
import { openPool } from './lib/pool.ts'

type Form = Record<'from' | 'to' | 'amount' | 'key', string>

export const NAIVE = '/naive/transfer'
export const NAIVE_BALANCES = 'select amount from naive_account'

/** A transfer as it is often written: look, decide, then write. The storms must find what is wrong with it. */
export async function openNaive(app: FastifyInstance, url: string) {
  const pool = await openPool(url, 10)
  await pool.query(`
    create table naive_account (name text primary key, amount bigint not null);
    create table naive_transfer (key text not null, amount bigint not null)`)
  const amountOf = async (name: string) => {
    const { rows } = await pool.query<{ amount: string }>('select amount from naive_account where name = $1', [name])
    return BigInt(rows[0]?.amount ?? 0)
  }
  const set = (name: string, amount: bigint) =>
    pool.query('update naive_account set amount = $2 where name = $1', [name, amount])
  app.post<{ Body: Form }>(NAIVE, async ({ body: { from, to, amount, key } }) => {
    const gone = BigInt(amount)
    const { rowCount } = await pool.query('select 1 from naive_transfer where key = $1', [key])
    if (rowCount) return { code: 1, msg: '', data: {} }
    const has = await amountOf(from)
    if (has < gone) return { code: 0, msg: '', data: { refusal: 'amount-short' } }
    await set(from, has - gone)
    await set(to, (await amountOf(to)) + gone)
    await pool.query('insert into naive_transfer values ($1, $2)', [key, gone])
    return { code: 1, msg: '', data: {} }
  })
  return {
    open: (name: string, amount: bigint) => pool.query('insert into naive_account values ($1, $2)', [name, amount]),
    postings: async (key: string) =>
      (await pool.query('select 1 from naive_transfer where key = $1', [key])).rowCount ?? 0,
    close: () => pool.end(),
  }
}
