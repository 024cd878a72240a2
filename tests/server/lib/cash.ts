import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { recharge } from '#contract/recharge.ts'
import { newKey } from '#tests/world/money.ts'
import { picture } from '#tests/files/pictures.ts'
import type { Person, World } from '#tests/world/world.ts'

/** A picture for each number, unlike the others to the byte. */
export const proofOf = async (number: number) =>
  new Uint8Array(await picture('png', 160 + Math.floor(number / 32), 120, number))

let proofs = 0

interface Said {
  readonly channel_id: number
  readonly amount?: string
  readonly payer_name?: string
}

export async function shown({ give }: World, person: Person, said: Said, file?: Uint8Array<ArrayBuffer>) {
  const sent = { ...UPLOAD_FORM, file: file ?? (await proofOf((proofs += 1))) }
  const { url } = await give(attachment.upload, sent, person)
  return give(recharge.recharge, { amount: '100', ...said, proof_image: url, idem: newKey() }, person)
}
