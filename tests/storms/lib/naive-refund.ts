import { openPool } from './pool.ts'

/** Returns as they are often made: look whether it may be, pay, write that it was. */
export async function openNaiveRefund(url: string) {
  const pool = await openPool(url)
  await pool.query(`
    create table naive_order (id integer primary key, state text not null, escrow bigint not null);
    create table naive_return (order_id integer not null, state text not null);
    create table naive_paid (order_id integer not null, whom text not null, amount bigint not null)`)
  const stateOf = async (id: number) =>
    (await pool.query<{ state: string }>('select state from naive_order where id = $1', [id])).rows[0]?.state
  const pays = (id: number, whom: 'buyer' | 'seller') =>
    pool.query('insert into naive_paid select id, $2, escrow from naive_order where id = $1', [id, whom])
  const enters = (id: number, state: string) =>
    pool.query('update naive_order set state = $2 where id = $1', [id, state])
  return {
    async begin(ids: readonly number[], state: string) {
      await pool.query('truncate naive_order, naive_return, naive_paid')
      for (const id of ids) await pool.query('insert into naive_order values ($1, $2, 1000)', [id, state])
    },
    async asks(id: number) {
      const state = await stateOf(id)
      if (state !== 'shipped' && state !== 'received') return
      await pool.query(`insert into naive_return values ($1, 'asked')`, [id])
      await enters(id, 'refunding')
    },
    async agrees(id: number) {
      if ((await stateOf(id)) !== 'refunding') return
      await pays(id, 'buyer')
      await enters(id, 'refunded')
    },
    async receives(id: number) {
      if ((await stateOf(id)) === 'shipped') await enters(id, 'received')
    },
    async closes(id: number) {
      if ((await stateOf(id)) !== 'received') return
      await pays(id, 'seller')
      await enters(id, 'completed')
    },
    async seen() {
      const { rows } = await pool.query<{ id: number; state: string; paid: number; asked: number }>(`
        select id, state, (select count(*)::integer from naive_paid where order_id = id) as paid,
          (select count(*)::integer from naive_return where order_id = id) as asked from naive_order`)
      return rows
    },
    close: () => pool.end(),
  }
}
