import { PICTURES_MOST } from '#contract/limits.ts'
import { addressesOf, type PictureEvent, type PictureProgress } from '../attachment/picture.ts'
import type { Problems } from '../lib/problems.ts'
import { otherwise, refused } from '../lib/refusal.ts'
import { submits } from '../stock/form.part.ts'
import { applyProblems, type ApplyForm } from './apply.rules.ts'
import { stand } from './standing.part.ts'

export interface Applying {
  form: ApplyForm
  pictures: readonly PictureProgress[]
  problems: Problems<keyof ApplyForm>
}

export type ApplyingEvent = { type: 'submit'; form: ApplyForm } | { type: 'back' } | PictureEvent

interface Seen {
  readonly event: { readonly snapshot: { readonly context: Pick<Applying, 'pictures'> } }
}

const submit = submits<ApplyForm>('submitting')

export const applying = {
  initial: 'idle',
  invoke: {
    id: 'pictures',
    src: 'pictures',
    input: { key: 'merchant', most: PICTURES_MOST },
    onSnapshot: { actions: { type: 'see', params: ({ event }: Seen) => event.snapshot.context.pictures } },
  },
  on: { picture: { actions: 'handOn' }, back: { target: 'following', actions: 'clear' } },
  states: {
    idle: { on: { submit } },
    invalid: { meta: { asks: applyProblems.schema }, on: { submit } },
    submitting: {
      tags: ['held', 'busy'],
      on: { back: {}, picture: {} },
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context: { form, pictures } }: { context: Applying }) => ({ ...form, images: addressesOf(pictures) }),
        onDone: { target: 'filed', actions: ['clear', stand] },
        onError: [refused('not-now', '#merchant-entry.following'), otherwise('rejected')],
      },
    },
    filed: { entry: 'finish', always: '#merchant-entry.applied' },
    rejected: { on: { submit } },
  },
} as const
