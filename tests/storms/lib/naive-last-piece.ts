import type { FastifyInstance } from 'fastify'
import { openPool } from './pool.ts'

export const NAIVE_CART = '/naive/cart/index'
export const NAIVE_SELECT = '/naive/cart/select'
export const NAIVE_SALE = '/naive/sale'

/** What is chosen as it is often written: look at the stock, then write what it comes to. The storm must find what is wrong with it. */
export async function openNaiveLastPiece(app: FastifyInstance, url: string) {
  const pool = await openPool(url, 10)
  await pool.query(`
    create table naive_piece (stock integer not null);
    create table naive_chosen (owner text primary key, amount text not null)`)
  const answer = async (owner: string) => {
    const { rows } = await pool.query<{ told: string }>(
      `select case stock when 0 then 'sold_out ' else 'ok ' end || amount as told from naive_piece, naive_chosen
        where owner = $1`,
      [owner],
    )
    return { code: 1, msg: '', data: rows[0]?.told }
  }
  app.post<{ Body: { owner: string } }>(NAIVE_CART, ({ body: { owner } }) => answer(owner))
  app.post<{ Body: { owner: string } }>(NAIVE_SELECT, async ({ body: { owner } }) => {
    const { rows } = await pool.query<{ stock: number }>('select stock from naive_piece')
    const amount = rows[0]?.stock === 0 ? '0.00' : '10.00'
    await pool.query('update naive_chosen set amount = $2 where owner = $1', [owner, amount])
    return answer(owner)
  })
  // The sale itself leaves nothing between: only who chooses is naive.
  app.post(NAIVE_SALE, async () => {
    await pool.query(`with sold as (update naive_piece set stock = 0) update naive_chosen set amount = '0.00'`)
    return { code: 1, msg: '', data: {} }
  })
  return {
    async begin(owners: number) {
      await pool.query('truncate naive_piece, naive_chosen')
      await pool.query('insert into naive_piece values (1)')
      await pool.query(`insert into naive_chosen select at, '10.00' from generate_series(1, $1::integer) as at`, [
        owners,
      ])
    },
    close: () => pool.end(),
  }
}
