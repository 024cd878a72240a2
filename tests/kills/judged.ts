import { CODE } from '#contract/envelope.ts'
import { resolve, type Sent } from './load.ts'
import type { Vault } from './vault.ts'

export type Fault = 'lost' | 'doubled' | 'unanswered'

/**
 * What a kill did to the calls under it: nothing acknowledged may be missing, and every other call
 * acts once or not at all, and says so when it is asked again under its key.
 */
export async function judged(vault: Vault, origin: string, sent: readonly Sent[]): Promise<Fault[]> {
  const refOf = ({ sending }: Sent) => sending.form['quote_no'] ?? ''
  const acknowledged = new Set(sent.filter(({ answer }) => answer))
  const before = await vault.postings(sent.map(refOf))
  await resolve(
    origin,
    sent.filter(({ answer }) => !answer),
  )
  const after = await vault.postings(sent.map(refOf))
  return sent.flatMap((one): Fault[] => {
    const [was, is] = [before.get(refOf(one)) ?? 0, after.get(refOf(one)) ?? 0]
    if (is > 1) return ['doubled']
    if (is === 0 || (was === 0 && acknowledged.has(one))) return ['lost']
    return one.answer?.code === CODE.done ? [] : ['unanswered']
  })
}
