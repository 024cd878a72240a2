import { createHash } from 'node:crypto'
import type { Attachment } from '#contract/attachment.ts'
import { UPLOADS } from '#contract/limits.ts'
import { spend } from '../lib/allow.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { inTransaction, takenKey } from '../lib/database.ts'
import { Refusal } from '../lib/refuse.ts'
import { attachmentOf, insertAttachment, sentBefore } from './queries.ts'
import { redraw } from './redraw.ts'

export async function keepPicture(call: Call, file: Uint8Array): Promise<Attachment> {
  const { context, now } = call
  const { id } = memberOf(call)
  await spend(context.database, `upload:${id}`, UPLOADS, now)
  const sha256 = createHash('sha256').update(file).digest()
  const before = await sentBefore(context.database, id, sha256, now)
  return attachmentOf(
    before ?? (await storePicture(call, id, Buffer.from(file.buffer, file.byteOffset, file.length), sha256)),
  )
}

/** The file before its row: every picture in the base can be fetched. */
async function storePicture({ context, now }: Call, member: number, sent: Buffer, sha256: Buffer) {
  const { database, vault, chance } = context
  const { bytes, ...drawn } = await redraw(sent)
  const name = chance.bytes(16).toString('hex')
  await vault.put(name, bytes)
  try {
    const row = { member_id: member, name, size: bytes.length, sha256, ...drawn, created_at: now }
    return await inTransaction(database, (sql) => insertAttachment(sql, row))
  } catch (error) {
    const isTwin = takenKey(error) === 'attachment_member_id_sha256_key'
    // After any other failure the row may stand and need its file; a file too many harms nobody.
    if (isTwin || error instanceof Refusal) await vault.drop(name)
    const first = isTwin && (await sentBefore(database, member, sha256, now))
    if (first) return first
    throw error
  }
}
