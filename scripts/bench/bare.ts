import fastifyFormbody from '@fastify/formbody'
import fastify from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { account } from '#contract/account.ts'
import { session } from '#contract/session.ts'
import { systemChance } from '#server/lib/chance.ts'
import { passwordsWith } from '#server/lib/passwords.ts'
import { given, serveQuestions } from './child.ts'
import type { Source, Statement } from './record.ts'
import type { Door } from './world.ts'

/** The same framework, the same SQL and the same hash, and nothing else of ours: what a call could cost at best. */
const { url, pepper, statements } = given<Door & { statements: Statement[] }>()
const pool = new pg.Pool({ connectionString: url, max: 10 })
const passwords = passwordsWith({ pepper, chance: systemChance })
const app = fastify()
await app.register(fastifyFormbody)

const hashOf = (token: string) => createHash('sha256').update(token).digest()

app.post<{ Body: { token: string } }>(account.profile.path, async ({ body: { token } }) => {
  const now = Date.now()
  const found: unknown[] = []
  let member: unknown
  const valueOf = (source: Source) => {
    if (source.from === 'token') return hashOf(token)
    if (source.from === 'clock') return new Date(now + source.seconds * 1000)
    return source.from === 'text' ? source.value : member
  }
  for (const [at, { text, values }] of statements.entries()) {
    const { rows } = await pool.query({ name: `read-${at}`, text, values: values.map(valueOf) })
    if (at === 0 && rows.length === 0) return { code: 0, msg: '', data: {} }
    member ??= rows[0].id
    found.push(rows)
  }
  return { code: 1, msg: '', data: found }
})

app.post<{ Body: { account: string; password: string } }>(session.signIn.path, async ({ body }) => {
  const known = await pool.query({
    name: 'known',
    text: 'select id, password_hash from member where email = $1',
    values: [body.account],
  })
  const row = known.rows[0] as { id: number; password_hash: string } | undefined
  if (!(await passwords.matches(body.password, row?.password_hash)) || !row) return { code: 0, msg: '', data: {} }
  const token = randomBytes(32).toString('base64url')
  await pool.query({
    name: 'enter',
    text: 'insert into session (token_hash, member_id, created_at, seen_at) values ($1, $2, now(), now())',
    values: [hashOf(token), row.id],
  })
  return { code: 1, msg: '', data: { token } }
})

await app.listen({ host: '127.0.0.1', port: 0 })
serveQuestions((app.server.address() as AddressInfo).port, {
  async leave() {
    app.server.closeAllConnections()
    await app.close()
    await pool.end()
  },
})
