import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { PublishedProof } from '#contract/ledger.ts'
import { Unreachable } from '#machines/lib/trouble.ts'
import { fetched } from '#src/lib/fetched.ts'

const Published = v.pipe(v.string(), v.parseJson(), PublishedProof)

/** What everybody is told of a proof: asked without saying who asks, so that nobody can be told something else. */
export const publishedProof = fromPromise<PublishedProof, { proof: number }>(async ({ input, signal }) => {
  const text = await fetched(`/proof/${input.proof}.json`, {
    signal,
    how: { credentials: 'omit' },
    read: (answer) => answer.text(),
  })
  const read = v.safeParse(Published, text)
  if (!read.success) throw new Unreachable('misasked')
  return read.output
})
