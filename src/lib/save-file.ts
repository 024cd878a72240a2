import * as v from 'valibot'
import { Envelope, RefusalData } from '#contract/envelope.ts'
import { MINUTE_MS } from '#contract/time-units.ts'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import { fetched } from './fetched.ts'

export async function saveFile(url: string): Promise<void> {
  hand(await fetched(url, { kind: '*/*', read: fileIn }), url.split('/').at(-1) ?? 'file')
}

export const saveText = (name: string, text: string): void => hand(new Blob([text], { type: 'text/plain' }), name)

function hand(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS)
}

/** An answer in words is no file: it says why there is none. */
async function fileIn(answer: Response): Promise<Blob> {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer.blob()
  const read = v.safeParse(v.object({ ...Envelope.entries, data: RefusalData }), await answer.json())
  if (!read.success) throw new Unreachable('misasked')
  const { code, msg, data } = read.output
  throw new Refused(code, msg, data)
}
