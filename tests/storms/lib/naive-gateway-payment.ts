import type { FastifyInstance } from 'fastify'
import { openPool } from './pool.ts'

export type NaivePayAct = 'callback' | 'pay' | 'open' | 'see' | 'credit' | 'forget' | 'bring'
interface Form {
  readonly act: NaivePayAct
  readonly ref: string
  readonly says: string
}

export const NAIVE_PAY = '/naive/pay'
export const NAIVE_PRICE = 50

const said = (refusal?: string) => ({ code: refusal ? 0 : 1, msg: '', data: refusal ? { refusal } : {} })

/** Payments, openings and deposits as they are often written: look, decide, move the money, then write what became of it. */
export async function openNaivePay(app: FastifyInstance, url: string) {
  const pool = await openPool(url)
  await pool.query(`
    create table naive_pay_purse (amount bigint not null);
    create table naive_pay_case (ref text not null, state text not null);
    create table naive_pay_key (key text not null)`)
  const bring = (amount: number) => pool.query('update naive_pay_purse set amount = amount + $1', [amount])
  const first = async (question: string, values: unknown[] = []) =>
    (await pool.query<Record<string, string>>(question, values)).rows[0]
  const stateOf = async (ref: string) =>
    (await first('select state from naive_pay_case where ref = $1', [ref]))?.['state']
  const write = (ref: string, state: string) =>
    pool.query('update naive_pay_case set state = $2 where ref = $1', [ref, state])
  const make = (ref: string, state: string) => pool.query('insert into naive_pay_case values ($1, $2)', [ref, state])

  const acts: Record<NaivePayAct, (ref: string, says: string) => Promise<ReturnType<typeof said>>> = {
    async callback(ref, says) {
      if (says !== 'paid') return write(ref, says).then(() => said())
      if ((await stateOf(ref)) === 'paid') return said()
      await bring(NAIVE_PRICE)
      await write(ref, 'paid')
      return said()
    },
    async pay(ref) {
      if ((await stateOf(ref)) !== 'waiting') return said('not-now')
      await bring(-NAIVE_PRICE)
      await write(ref, 'paid')
      return said()
    },
    async open(ref, key) {
      if (await first('select key from naive_pay_key where key = $1', [key])) return said()
      if (await stateOf(ref)) return said('account-taken')
      const { amount = '0' } = (await first('select amount from naive_pay_purse')) ?? {}
      if (Number(amount) < NAIVE_PRICE) return said('amount-short')
      await bring(-NAIVE_PRICE)
      await make(ref, 'opened')
      await pool.query('insert into naive_pay_key values ($1)', [key])
      return said()
    },
    async see(ref) {
      if (await stateOf(ref)) return said('known')
      await make(ref, 'credited')
      await bring(NAIVE_PRICE)
      return said()
    },
    async credit(ref) {
      if ((await stateOf(ref)) !== 'seen') return said('not-now')
      await bring(NAIVE_PRICE)
      await write(ref, 'credited')
      return said()
    },
    async forget(ref) {
      if ((await stateOf(ref)) !== 'seen') return said('not-now')
      await write(ref, 'vanished')
      return said()
    },
    async bring(ref) {
      if (await stateOf(ref)) return said('known')
      await bring(-NAIVE_PRICE)
      await make(ref, 'booked')
      return said()
    },
  }
  app.post<{ Body: Form }>(NAIVE_PAY, ({ body: { act, ref, says } }) => acts[act](ref, says))

  return {
    async begin(amount: number, state = '', ...refs: string[]) {
      await pool.query('truncate naive_pay_purse, naive_pay_case, naive_pay_key')
      await pool.query('insert into naive_pay_purse values ($1)', [amount])
      for (const ref of refs) await make(ref, state)
    },
    has: async () => Number((await first('select amount from naive_pay_purse'))?.['amount']),
    cases: async () => Number((await first('select count(*) from naive_pay_case'))?.['count']),
    stateOf,
    close: () => pool.end(),
  }
}
