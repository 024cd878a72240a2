import type { FastifyInstance } from 'fastify'
import { openPool } from './pool.ts'

export const NAIVE_ADD = '/naive/cart/add'
export const NAIVE_TAKE = '/naive/cart/take'

/** A cart as it is often written: look whether there is a line, then write one. The storm must find what is wrong with it. */
export async function openNaiveCart(app: FastifyInstance, url: string) {
  const pool = await openPool(url, 10)
  await pool.query('create table naive_line (owner text not null, variant text not null, num integer not null)')
  const numOf = async (owner: string, variant: string) => {
    const { rows } = await pool.query<{ num: number }>('select num from naive_line where owner = $1 and variant = $2', [
      owner,
      variant,
    ])
    return rows[0]?.num
  }
  const write = (owner: string, variant: string, has: number | undefined, num: number) =>
    has === undefined
      ? pool.query('insert into naive_line values ($1, $2, $3)', [owner, variant, num])
      : pool.query('update naive_line set num = $3 where owner = $1 and variant = $2', [owner, variant, num])
  app.post<{ Body: { owner: string; variant: string } }>(NAIVE_ADD, async ({ body: { owner, variant } }) => {
    const has = await numOf(owner, variant)
    await write(owner, variant, has, (has ?? 0) + 1)
    return { code: 1, msg: '', data: {} }
  })
  app.post<{ Body: { owner: string; from: string; to: string } }>(NAIVE_TAKE, async ({ body: { owner, from, to } }) => {
    const [moved, has] = [await numOf(owner, from), await numOf(owner, to)]
    if (moved === undefined) return { code: 0, msg: '', data: { refusal: 'missing' } }
    await pool.query('delete from naive_line where owner = $1 and variant = $2', [owner, from])
    await write(owner, to, has, (has ?? 0) + moved)
    return { code: 1, msg: '', data: {} }
  })
  return {
    linesOf: async (owner: string) => {
      const { rows } = await pool.query<{ variant: string; num: number }>(
        'select variant, num from naive_line where owner = $1',
        [owner],
      )
      return rows
    },
    close: () => pool.end(),
  }
}
