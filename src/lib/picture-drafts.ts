import * as v from 'valibot'
import { Attachment } from '#contract/attachment.ts'
import { PICTURE_WAITS } from '#contract/limits.ts'
import type { Draft } from '#machines/attachment/picture.ts'
import { DRAFTS } from './storage.ts'

const SHELF = 'drafts'

const Kept = v.object({
  member: v.number(),
  at: v.number(),
  content: v.instance(Blob),
  original: v.optional(v.instance(Blob)),
  sendsOriginal: v.optional(v.literal(true)),
  attachment: v.optional(Attachment),
})
type Kept = v.InferOutput<typeof Kept>

const held = (content: Blob) => ({ content, size: content.size })
const keyOf = (member: number, key: string) => `${member}/${key}`

/** Blocked or full storage must not stop anybody: then there is no draft. */
async function on<T>(mode: IDBTransactionMode, act: (shelf: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  try {
    const opening = indexedDB.open(DRAFTS)
    opening.onupgradeneeded = () => opening.result.createObjectStore(SHELF)
    const base = await answered(opening)
    base.onversionchange = () => base.close()
    return await answered(act(base.transaction(SHELF, mode).objectStore(SHELF))).finally(() => base.close())
  } catch {
    return undefined
  }
}

const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the shelf did not answer'))
  })

export const dropDraft = (member: number, key: string) => on('readwrite', (shelf) => shelf.delete(keyOf(member, key)))

export function saveDraft(member: number, key: string, { picture: { content, original }, ...facts }: Draft) {
  const blobs = { content: content as Blob, ...(original && { original: original.content as Blob }) }
  const kept: Kept = { member, at: Date.now(), ...blobs, ...facts }
  return on('readwrite', (shelf) => shelf.put(kept, keyOf(member, key)))
}

/** What this member began with; what is too old, somebody else's, or unreadable is dropped on the way. */
export async function loadDraft(member: number, key: string): Promise<Draft | undefined> {
  const found = v.safeParse(Kept, await on('readonly', (shelf) => shelf.get(keyOf(member, key)) as IDBRequest<unknown>))
  if (found.success && found.output.member === member && Date.now() - found.output.at < PICTURE_WAITS * 1_000) {
    const { content, original, sendsOriginal, attachment } = found.output
    return {
      picture: { ...held(content), ...(original && { original: held(original) }) },
      ...(sendsOriginal && { sendsOriginal }),
      ...(attachment && { attachment }),
    }
  }
  await dropDraft(member, key)
  return undefined
}
