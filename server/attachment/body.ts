import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PICTURE_BYTES } from '#contract/limits.ts'
import { isKeepable } from '../lib/fields.ts'
import { onceGone } from '../lib/gone.ts'
import { Refusal } from '../lib/refuse.ts'

export const LIMITS = {
  fileSize: PICTURE_BYTES,
  files: 1,
  fields: 10,
  parts: 11,
  fieldNameSize: 100,
  fieldSize: 1_000,
  headerPairs: 20,
}

/** `OF_ONE`: forms on their way, of one caller. `AT_ONCE`: whole pictures of everybody; then bytes still coming. */
const OF_ONE = 4
const AT_ONCE = 24
const BYTES_AT_ONCE = 2 * AT_ONCE * PICTURE_BYTES
/** Bytes for each `partMs`: anything slower is ended. */
const PART_LEAST = 1_024
const SOON = { retry_after: 2 }

type Knows = (caller: { token: string; ip: string }) => Promise<boolean>
type Takes = (token: string, part: MultipartFile) => Promise<Buffer | undefined>

/** A stranger's file is passed over. Only a picture that has come whole takes a place: a slow one keeps nobody out. */
export function bodyReader(knows: Knows, partMs: number) {
  const coming: string[] = []
  let inside = 0
  let bytes = 0
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!request.isMultipart()) return
    let isCrowded = false
    request.body = await fieldsIn(request, async (token, { file }) => {
      const isKnown = token === '' || (await knows({ token, ip: request.ip }))
      isCrowded = isKnown && coming.filter((one) => one === token).length >= OF_ONE
      if (!isKnown || isCrowded) return void file.resume()
      let held = 0
      let places = 0
      let isGone = false
      const holds = (more: number) => {
        held += more
        bytes += more
      }
      coming.push(token)
      onceGone(reply.raw, () => {
        isGone = true
        coming.splice(coming.indexOf(token), 1)
        holds(-held)
        inside -= places
      })
      const picture = await wholeOf(file, {
        partMs,
        wants: (more) => {
          isCrowded ||= bytes + more > BYTES_AT_ONCE
          holds(isCrowded || isGone ? -held : more)
          return !isCrowded
        },
        late: () => void reply.header('connection', 'close'),
      })
      isCrowded ||= inside >= AT_ONCE
      if (isCrowded || isGone) return undefined
      places = 1
      inside += 1
      return picture
    })
    if (isCrowded) throw new Refusal('busy', SOON)
  }
}

interface Coming {
  readonly partMs: number
  wants(bytes: number): boolean
  late(): void
}

async function wholeOf(file: MultipartFile['file'], { partMs, wants, late }: Coming): Promise<Buffer> {
  const parts: Buffer[] = []
  let lately = 0
  const pace = setInterval(() => {
    if (lately < PART_LEAST) {
      late()
      file.destroy(new Refusal('busy', SOON))
    }
    lately = 0
  }, partMs)
  try {
    for await (const part of file as AsyncIterable<Buffer>) {
      lately += part.length
      if (wants(part.length)) parts.push(part)
      else parts.length = 0
    }
  } finally {
    clearInterval(pace)
  }
  if (file.truncated) throw new Refusal('picture-large')
  return Buffer.concat(parts)
}

async function fieldsIn(request: FastifyRequest, takes: Takes) {
  const fields: Record<string, string | Buffer> = Object.create(null)
  let strange: Refusal | undefined
  try {
    for await (const part of request.parts()) {
      const token = typeof fields['token'] === 'string' ? fields['token'] : ''
      const value = part.type === 'field' ? String(part.value) : await takes(token, part)
      strange ??= strangeIn(part, value, part.fieldname in fields)
      if (value !== undefined) fields[part.fieldname] = value
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    const isLarge = (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE'
    throw isLarge ? new Refusal('picture-large') : unreadable('form')
  }
  if (strange) throw strange
  return fields
}

/** As for form text: each key once, and nothing that PostgreSQL could not keep. */
function strangeIn(part: Multipart, value: string | Buffer | undefined, isSecond: boolean): Refusal | undefined {
  const { fieldname } = part
  if (!isKeepable(fieldname) || part.type === (fieldname === 'file' ? 'field' : 'file')) return unreadable('form')
  const isCut = part.type === 'field' && (part.fieldnameTruncated || part.valueTruncated)
  return isSecond || isCut || (typeof value === 'string' && !isKeepable(value)) ? unreadable(fieldname) : undefined
}

const unreadable = (field: string) => new Refusal('invalid', { problems: { [field]: 'unreadable' } })
