import fastifyFormbody from '@fastify/formbody'
import fastify from 'fastify'
import pg from 'pg'
import { APART, EARLY } from './naive.ts'

type Form = Record<'from' | 'to' | 'quote_no' | 'idem', string>

/** Between one thing and the next there is always something else to do. */
const MEANWHILE = 10
const done = { code: 1, msg: '', data: {} }
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 })
const app = fastify()
await app.register(fastifyFormbody)
await pool.query('create table if not exists naive_call (key text primary key)')

const posts = (by: pg.ClientBase | pg.Pool, { from, to, quote_no }: Form, step: number) =>
  by.query(
    `select post('transfer', $1, $2, 'member', '', '2026-03-03', array [$3::bigint], array [$4::bigint], array [1])`,
    [quote_no, step, from, to],
  )
const meanwhile = () => new Promise((next) => setTimeout(next, MEANWHILE))
const isKnown = async ({ idem }: Form) =>
  (await pool.query('select from naive_call where key = $1', [idem])).rowCount === 1

/** Answers when everything is right, and commits a moment later. */
app.post<{ Body: Form }>(EARLY, async ({ body }) => {
  if (await isKnown(body)) return done
  const client = await pool.connect()
  await client.query('begin')
  await posts(client, body, 0)
  await client.query('insert into naive_call values ($1)', [body.idem])
  void meanwhile()
    .then(() => client.query('commit'))
    .then(() => client.release())
  return done
})

/** Posts, and keeps the key in a transaction of its own. */
app.post<{ Body: Form }>(APART, async ({ body }) => {
  if (await isKnown(body)) return done
  await posts(pool, body, Math.floor(Math.random() * 30_000))
  await meanwhile()
  await pool.query('insert into naive_call values ($1)', [body.idem])
  return done
})

console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
