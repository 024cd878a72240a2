import { openPool } from './pool.ts'

/** Coupons as they are often given: look how many are taken, give one, write how many are taken; an order likewise. */
export async function openNaiveCoupon(url: string) {
  const pool = await openPool(url)
  await pool.query(`
    create table naive_gift (total integer not null, taken integer not null);
    create table naive_given (member integer not null);
    create table naive_own (state text not null);
    create table naive_order (id integer primary key, cut integer not null)`)
  const first = async (question: string, values: unknown[] = []) =>
    (await pool.query<Record<string, string>>(question, values)).rows[0] ?? {}
  return {
    async begin(total: number) {
      await pool.query('truncate naive_gift, naive_given, naive_own, naive_order')
      await pool.query('insert into naive_gift values ($1, 0)', [total])
      await pool.query(`insert into naive_own values ('unused')`)
    },
    async receive(member: number) {
      const { total = '0', taken = '0' } = await first('select total, taken from naive_gift')
      if (Number(taken) >= Number(total)) return
      await pool.query('insert into naive_given values ($1)', [member])
      await pool.query('update naive_gift set taken = $1', [Number(taken) + 1])
    },
    async order(id: number) {
      const { state } = await first('select state from naive_own')
      if (state !== 'unused') return
      await pool.query('insert into naive_order values ($1, 500)', [id])
      await pool.query(`update naive_own set state = 'held'`)
    },
    async seen() {
      const { given = '0' } = await first('select count(*) as given from naive_given')
      const { cut = '0' } = await first('select count(*) as cut from naive_order')
      return { given: Number(given), cut: Number(cut) }
    },
    close: () => pool.end(),
  }
}
