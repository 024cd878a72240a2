import type { FastifyInstance } from 'fastify'
import { openPool } from './pool.ts'

export const NAIVE_EQUITY = '/naive/exchange'

/** An exchange as it is often written: look at what is left, decide, then write. The storm must find what is wrong with it. */
export async function openNaiveEquity(app: FastifyInstance, url: string) {
  const pool = await openPool(url, 10)
  await pool.query('create table naive_share (owner text primary key, shares integer not null)')
  const of = async (owner: string) => {
    const { rows } = await pool.query<{ shares: number }>('select shares from naive_share where owner = $1', [owner])
    return rows[0]?.shares ?? 0
  }
  app.post<{ Body: { owner: string } }>(NAIVE_EQUITY, async ({ body: { owner } }) => {
    const left = await of('the house')
    if (left < 1) return { code: 0, msg: '', data: { refusal: 'quota-short' } }
    await pool.query('update naive_share set shares = $1 where owner = $2', [left - 1, 'the house'])
    await pool.query('insert into naive_share values ($1, 1)', [owner])
    return { code: 1, msg: '', data: {} }
  })
  return {
    issue: async (shares: number) => {
      await pool.query('delete from naive_share')
      await pool.query('insert into naive_share values ($1, $2)', ['the house', shares])
    },
    given: async () => (await pool.query("select 1 from naive_share where owner <> 'the house'")).rowCount ?? 0,
    close: () => pool.end(),
  }
}
