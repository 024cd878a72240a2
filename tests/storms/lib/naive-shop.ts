import { openPool } from './pool.ts'

/** Orders as they are often made: look what is left, look what was promised, write the order, write what is left. */
export async function openNaiveShop(url: string) {
  const pool = await openPool(url)
  await pool.query(`
    create table naive_piece (stock integer not null);
    create table naive_pool (amount bigint not null, reserved bigint not null);
    create table naive_bought (id integer primary key, state text not null, taken integer not null, back integer not null)`)
  const first = async (question: string, values: unknown[] = []) =>
    (await pool.query<Record<string, string>>(question, values)).rows[0] ?? {}
  return {
    async begin(stock: number, holds: number) {
      await pool.query('truncate naive_piece, naive_pool, naive_bought')
      await pool.query('insert into naive_piece values ($1)', [stock])
      await pool.query('insert into naive_pool values ($1, 0)', [holds])
    },
    async order(id: number, worth: number) {
      const { stock = '0' } = await first('select stock from naive_piece')
      const { amount = '0', reserved = '0' } = await first('select amount, reserved from naive_pool')
      if (Number(stock) < 1 || Number(amount) - Number(reserved) < worth) return
      await pool.query(`insert into naive_bought values ($1, 'unpaid', 1, 0)`, [id])
      await pool.query('update naive_piece set stock = $1', [Number(stock) - 1])
      await pool.query('update naive_pool set reserved = reserved + $1', [worth])
    },
    async moves(id: number, to: 'paid' | 'cancelled') {
      const { state } = await first('select state from naive_bought where id = $1', [id])
      if (state !== 'unpaid') return
      await pool.query(`update naive_bought set state = $2, back = back + $3 where id = $1`, [
        id,
        to,
        to === 'cancelled' ? 1 : 0,
      ])
    },
    async seen() {
      const { stock = '0' } = await first('select stock from naive_piece')
      const { amount = '0', reserved = '0' } = await first('select amount, reserved from naive_pool')
      const { rows } = await pool.query<{ state: string; back: number }>('select state, back from naive_bought')
      return { stock: Number(stock), amount: Number(amount), reserved: Number(reserved), orders: rows }
    },
    close: () => pool.end(),
  }
}
