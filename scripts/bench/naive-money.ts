import fastifyFormbody from '@fastify/formbody'
import fastify from 'fastify'
import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { given, serveQuestions } from './child.ts'
import { PATH } from './money-world.ts'
import type { Door } from './world.ts'

const TABLES = `
  create table naive_account (name text primary key, amount bigint not null);
  create table naive_entry (id bigint generated always as identity primary key, key text not null, name text not null, amount bigint not null);
  create table naive_key (member_id integer not null, key text not null, reply jsonb, primary key (member_id, key));
  insert into naive_account select email, 100000000000 from member;
  insert into naive_account values ('fees', 0)`

/** A transfer as it is usually written: statement after statement in one transaction, and one row for all fees. */
const { url } = given<Door>()
const pool = new pg.Pool({ connectionString: url, max: 10 })
await pool.query(TABLES)
const app = fastify()
await app.register(fastifyFormbody)

app.post<{ Body: Record<'token' | 'to' | 'quote_no' | 'idem', string> }>(PATH, async ({ body }) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const hash = createHash('sha256').update(body.token).digest()
    const known = await client.query(
      'select member.id, email from session join member on member.id = member_id where token_hash = $1 and revoked_at is null',
      [hash],
    )
    const { id, email } = known.rows[0] as { id: number; email: string }
    await client.query('insert into naive_key (member_id, key) values ($1, $2)', [id, body.idem])
    await client.query('select amounts from quote where quote_no = $1 and member_id = $2', [body.quote_no, id])
    for (const name of [email, body.to].toSorted())
      await client.query('select amount from naive_account where name = $1 for update', [name])
    await client.query("select amount from naive_account where name = 'fees' for update")
    const legs: [string, number][] = [
      [email, -100],
      [body.to, 99],
      ['fees', 1],
    ]
    for (const [name, amount] of legs) {
      await client.query('update naive_account set amount = amount + $2 where name = $1', [name, amount])
      await client.query('insert into naive_entry (key, name, amount) values ($1, $2, $3)', [body.idem, name, amount])
    }
    await client.query('update naive_key set reply = $3 where member_id = $1 and key = $2', [id, body.idem, '{}'])
    await client.query('commit')
    return { code: 1, msg: '', data: {} }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
})

await app.listen({ host: '127.0.0.1', port: 0 })
serveQuestions((app.server.address() as AddressInfo).port, {
  async leave() {
    app.server.closeAllConnections()
    await app.close()
    await pool.end()
  },
})
