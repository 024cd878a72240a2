import { fromPromise } from 'xstate'
import { copy } from '#src/lib/copy.ts'

export const copyText = fromPromise<void, { readonly text: string }>(async ({ input: { text } }) => {
  if (!(await copy(text))) throw new Error('nothing was copied')
})
