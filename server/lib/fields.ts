import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { APP_KEY } from '#contract/limits.ts'
import { isProblem } from '#contract/problems.ts'
import { refuse, type Problems } from './refuse.ts'

export type Fields = Record<string, string>

export interface Asked {
  readonly token: string
  readonly fields: Fields
}

/** Each key once, and nothing that PostgreSQL could not keep. */
export function readForm(text: string): Fields {
  const fields: Fields = Object.create(null)
  for (const [key, value] of new URLSearchParams(text)) {
    if (!isKeepable(key) || key === '__proto__') refuse('invalid', { problems: { form: 'unreadable' } })
    if (key in fields || !isKeepable(value)) refuse('invalid', { problems: { [key]: 'unreadable' } })
    fields[key] = value
  }
  return fields
}

/** Without app key and token. A token in an address is refused: addresses end up in logs. */
export function askedOf(request: FastifyRequest): Asked {
  const query = readForm(request.url.split('?')[1] ?? '')
  if ('token' in query) refuse('invalid', { problems: { token: 'unreadable' } })
  const sent = request.method === 'POST' ? ((request.body as Fields | undefined) ?? {}) : query
  const { app_key: appKey = '', token = '', ...fields } = sent
  if (appKey !== APP_KEY) refuse('invalid', { problems: { app_key: appKey ? 'unreadable' : 'required' } })
  const header = request.headers['x-token']
  return { token: request.method === 'POST' ? token : String(header ?? ''), fields }
}

export function taken<Schema extends v.GenericSchema>(schema: Schema, fields: Fields): v.InferOutput<Schema> {
  const read = v.safeParse(schema, fields)
  if (read.success) return read.output
  const problems: Problems = {}
  for (const { message, path } of read.issues) {
    const field = String(path?.[0]?.key ?? 'form')
    problems[field] ??= isProblem(message) ? message : fields[field] ? 'unreadable' : 'required'
  }
  return refuse('invalid', { problems })
}

export const isKeepable = (text: string) => !/[\0\p{Surrogate}]/u.test(text)
