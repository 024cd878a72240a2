import { openPool } from './pool.ts'

export const EACH = 10
export const PUT_IN = 1_000

/** Dates that are paid as that is often written: look what is due, look what the pool holds, pay, write that it is paid. */
export async function openNaiveInvest(url: string) {
  const pool = await openPool(url)
  await pool.query(`
    create table naive_venture (pool bigint not null);
    create table naive_order (id integer primary key, state text not null, paid bigint not null default 0, back bigint not null default 0)`)
  const first = async (question: string, values: unknown[] = []) =>
    (await pool.query<Record<string, string>>(question, values)).rows[0] ?? {}
  return {
    async begin(orders: number, holds: number) {
      await pool.query('truncate naive_venture, naive_order')
      await pool.query('insert into naive_venture values ($1)', [holds])
      await pool.query(`insert into naive_order select id, 'due' from generate_series(1, $1::integer) as id`, [orders])
    },
    async pay(id: number) {
      const { state } = await first('select state from naive_order where id = $1', [id])
      const { pool: holds = '0' } = await first('select pool from naive_venture')
      if (state !== 'due' || Number(holds) < EACH) return
      await pool.query('update naive_venture set pool = pool - $1', [EACH])
      await pool.query(`update naive_order set paid = paid + $2, state = 'running' where id = $1`, [id, EACH])
    },
    async stop(id: number) {
      const { state } = await first('select state from naive_order where id = $1', [id])
      if (state === 'ended') return
      await pool.query(`update naive_order set back = back + $2, state = 'ended' where id = $1`, [id, PUT_IN])
    },
    async seen() {
      const { pool: holds = '0' } = await first('select pool from naive_venture')
      const { rows } = await pool.query<{ state: string; paid: string; back: string }>('select * from naive_order')
      return {
        holds: Number(holds),
        orders: rows.map(({ state, paid, back }) => ({ state, paid: Number(paid), back: Number(back) })),
      }
    },
    close: () => pool.end(),
  }
}
