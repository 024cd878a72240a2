import pg from 'pg'
import { account } from '#contract/account.ts'
import { APP_KEY } from '#contract/limits.ts'
import { build } from '#server/app.ts'
import { tokenHash } from '#server/lib/secrets.ts'
import type { Person, World } from './world.ts'

export type Source =
  | { from: 'token' }
  | { from: 'member' }
  | { from: 'clock'; seconds: number }
  | { from: 'text'; value: unknown }

export interface Statement {
  readonly text: string
  readonly values: readonly Source[]
}

type Ask = { text?: string; values?: unknown[] }

/** The statements that the protected read sends for one member, so that a bare handler can send the same. */
export async function statementsOfProfile({ context }: World, { id, token }: Person): Promise<Statement[]> {
  const app = await build(context)
  const read = () =>
    app.inject({
      method: 'POST',
      url: account.profile.path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ app_key: APP_KEY, token }).toString(),
    })
  await read()
  const asked: Ask[] = []
  const query = pg.Query.prototype as { submit: (connection: unknown) => unknown }
  const { submit } = query
  query.submit = function (this: Ask, connection: unknown) {
    asked.push({ text: this.text, values: this.values })
    return submit.call(this, connection)
  }
  const began = Date.now()
  const { code } = (await read()).json<{ code: number }>()
  query.submit = submit
  await app.close()
  if (code !== 1) throw new Error(`the protected read answered ${code}`)
  return asked.map(({ text = '', values = [] }) => ({ text, values: values.map((value) => sourceOf(value)) }))

  function sourceOf(value: unknown): Source {
    if (Buffer.isBuffer(value) && value.equals(tokenHash(token))) return { from: 'token' }
    if (Number(value) === id) return { from: 'member' }
    const moment = value instanceof Date ? value.getTime() : Date.parse(String(value))
    if (Number.isFinite(moment)) return { from: 'clock', seconds: Math.round((moment - began) / 1000) }
    return { from: 'text', value }
  }
}
