import type { Multipart } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PICTURE_BYTES } from '#contract/limits.ts'
import { isKeepable } from '../lib/fields.ts'
import { onceGone } from '../lib/gone.ts'
import { Refusal, refuse } from '../lib/refuse.ts'

/** What one form may hold: a picture and a few short fields. */
export const LIMITS = {
  fileSize: PICTURE_BYTES,
  files: 1,
  fields: 10,
  parts: 11,
  fieldNameSize: 100,
  fieldSize: 1_000,
  headerPairs: 20,
}

/** Pictures that may be in memory at once, read or being read: of everybody, and of one caller. */
const AT_ONCE = 24
const OF_ONE = 4

type Knows = (token: string) => Promise<boolean>

/** Reads the parts of a form into its fields. Whoever says first who they are and is nobody has their file passed over. */
export function bodyReader(knows: Knows) {
  const inside: string[] = []
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!request.isMultipart()) return
    let isCrowded = false
    request.body = await fieldsIn(request, async (token) => {
      if (token !== '' && !(await knows(token))) return false
      isCrowded = inside.length >= AT_ONCE || inside.filter((one) => one === token).length >= OF_ONE
      if (!isCrowded) {
        inside.push(token)
        onceGone(reply.raw, () => inside.splice(inside.indexOf(token), 1))
      }
      return !isCrowded
    })
    if (isCrowded) refuse('busy', { retry_after: 2 })
  }
}

async function fieldsIn(request: FastifyRequest, wants: (token: string) => Promise<boolean>) {
  const fields: Record<string, string | Buffer> = Object.create(null)
  let strange: Refusal | undefined
  try {
    for await (const part of request.parts()) {
      const value = await valueOf(part, () => wants(typeof fields['token'] === 'string' ? fields['token'] : ''))
      strange ??= strangeIn(part, value, part.fieldname in fields)
      if (value !== undefined) fields[part.fieldname] = value
    }
  } catch (error) {
    const isLarge = (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE'
    throw isLarge ? new Refusal('picture-large') : unreadable('form')
  }
  if (strange) throw strange
  return fields
}

async function valueOf(part: Multipart, wants: () => Promise<boolean>): Promise<string | Buffer | undefined> {
  if (part.type === 'field') return String(part.value)
  if (await wants()) return part.toBuffer()
  part.file.resume()
  return undefined
}

/** The same laws as for form text: each key once, and nothing that a database could not keep. */
function strangeIn(part: Multipart, value: string | Buffer | undefined, isSecond: boolean): Refusal | undefined {
  const { fieldname } = part
  if (!isKeepable(fieldname) || part.type === (fieldname === 'file' ? 'field' : 'file')) return unreadable('form')
  const isCut = part.type === 'field' && (part.fieldnameTruncated || part.valueTruncated)
  return isSecond || isCut || (typeof value === 'string' && !isKeepable(value)) ? unreadable(fieldname) : undefined
}

const unreadable = (field: string) => new Refusal('invalid', { problems: { [field]: 'unreadable' } })
