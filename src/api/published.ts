import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { PublishedProof } from '#contract/ledger.ts'
import { Unreachable } from '#machines/lib/trouble.ts'

/** What everybody is told of a proof: asked without saying who asks, so that nobody can be told something else. */
export const publishedProof = fromPromise<PublishedProof, { proof: number }>(async ({ input, signal }) => {
  const answer = await fetch(`/proof/${input.proof}.json`, { signal, credentials: 'omit' }).catch(() => {
    throw new Unreachable('silent')
  })
  if (!answer.ok) throw new Unreachable('busy')
  const read = v.safeParse(PublishedProof, await answer.json().catch(() => undefined))
  if (!read.success) throw new Unreachable('misasked')
  return read.output
})
