import type { FastifyInstance } from 'fastify'
import { openPool } from './pool.ts'
import { PHRASE_TRIES } from '#contract/limits.ts'
import type { Context } from '#server/lib/context.ts'

export const NAIVE_PHRASE = '/naive/phrase'

/** A phrase asked for as it is often written: look at the tries, look at the phrase, then write the tries. */
export async function openNaivePhrase(app: FastifyInstance, { passwords }: Context, url: string, stored: string) {
  const pool = await openPool(url)
  await pool.query('create table naive_tries as select 0 as tries')
  app.post<{ Body: { phrase: string } }>(NAIVE_PHRASE, async ({ body: { phrase } }) => {
    const { rows } = await pool.query<{ tries: number }>('select tries from naive_tries')
    const tries = rows[0]?.tries ?? 0
    if (tries >= PHRASE_TRIES.times) return { code: 0, msg: '', data: { refusal: 'phrase-locked' } }
    if (await passwords.matches(phrase, stored)) return { code: 1, msg: '', data: {} }
    await pool.query('update naive_tries set tries = $1', [tries + 1])
    return { code: 0, msg: '', data: { refusal: 'phrase-wrong' } }
  })
  return () => pool.end()
}
