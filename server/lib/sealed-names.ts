import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Context } from './context.ts'
import type { Sql } from './database.ts'
import { sealed } from './secrets.ts'

export type House = Pick<Context, 'settings' | 'chance' | 'clock'>

/** Readable only with the keys of all members it is about. */
export type Sealer = (text: string) => string

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
const KEY = 32
/** The member ids whose keys it takes, then the text. */
const SEALED = /sealed:(\d+(?:,\d+)*):([\w-]+)/g
export const MARK = 'sealed:'

/** Becomes unreadable once the first of them is erased. Text about nobody stays plain. */
export async function sealerFor(house: House, sql: Sql, people: readonly (number | null)[]): Promise<Sealer> {
  const ids = [...new Set(people)].filter((id) => id !== null).toSorted((one, other) => one - other)
  if (ids.length === 0) return (text) => text
  const keys = await keysOf(house, sql, ids)
  const made = await makeKeys(
    house,
    sql,
    ids.filter((id) => !keys.has(id)),
  )
  // For an erased member a key that nobody keeps: sealed, and never read.
  const own = ids.map((id) => keys.get(id) ?? made.get(id) ?? house.chance.bytes(KEY))
  const names = ids.join(',')
  return (text) =>
    text === '' ? '' : `${MARK}${names}:${locked(house, joined(own), names, Buffer.from(text)).toString('base64url')}`
}

export const sealAbout = async (house: House, sql: Sql, people: readonly (number | null)[], text: string) =>
  text === '' ? '' : (await sealerFor(house, sql, people))(text)

export async function opened(
  house: House,
  sql: Sql,
  text: string,
  as: (plain: string) => string = (plain) => plain,
): Promise<string> {
  if (!text.includes(MARK)) return text
  const named = [...text.matchAll(SEALED)].flatMap(([, names = '']) => names.split(',').map(Number))
  if (named.length === 0) return text
  const keys = await keysOf(house, sql, [...new Set(named)])
  return text.replaceAll(SEALED, (whole, names: string, cover: string) => {
    const own = names.split(',').map((id) => keys.get(Number(id)))
    if (own.includes(null)) return ''
    const there = own.filter((key): key is Buffer => Buffer.isBuffer(key))
    if (there.length < own.length) return whole
    const plain = unlocked(joined(there), names, Buffer.from(cover, 'base64url'))
    return plain ? as(plain.toString()) : whole
  })
}

export async function openedWithin<T>(house: House, sql: Sql, value: T): Promise<T> {
  const text = JSON.stringify(value)
  return text.includes(MARK) ? (JSON.parse(await openedJson(house, sql, text)) as T) : value
}

export const openedJson = (house: House, sql: Sql, json: string): Promise<string> =>
  opened(house, sql, json, (plain) => JSON.stringify(plain).slice(1, -1))

const secretOf = ({ settings }: House) => sealed(settings.pepper, 'member key')

/** Needs every one of them. */
const joined = (keys: readonly Buffer[]) =>
  createHmac('sha256', 'names')
    .update(Buffer.concat([...keys]))
    .digest()

type Keys = ReadonlyMap<number, Buffer | null>

async function keysOf(house: House, sql: Sql, ids: readonly number[]): Promise<Keys> {
  const rows = await sql
    .selectFrom('member_key')
    .select(['member_id', 'wrapped'])
    .where('member_id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ member_id: id, wrapped }) => {
      const key = wrapped && unlocked(secretOf(house), `${id}`, wrapped)
      if (key === undefined) throw new Error('PEPPER is not the one that the keys of members are kept under')
      return [id, key]
    }),
  )
}

async function makeKeys(house: House, sql: Sql, ids: readonly number[]): Promise<Keys> {
  if (ids.length === 0) return new Map()
  const made_at = house.clock.now()
  const rows = ids.map((id) => ({
    member_id: id,
    wrapped: locked(house, secretOf(house), `${id}`, house.chance.bytes(KEY)),
    made_at,
  }))
  await sql
    .insertInto('member_key')
    .values(rows)
    .onConflict((there) => there.doNothing())
    .execute()
  return keysOf(house, sql, ids)
}

function locked({ chance }: House, key: Buffer, about: string, plain: Buffer): Buffer {
  const nonce = chance.bytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about))
  const hidden = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
}

function unlocked(key: Buffer, about: string, cover: Buffer): Buffer | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, cover.subarray(0, NONCE))
    decipher.setAAD(Buffer.from(about)).setAuthTag(cover.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(cover.subarray(NONCE + TAG)), decipher.final()])
  } catch {
    return undefined
  }
}
