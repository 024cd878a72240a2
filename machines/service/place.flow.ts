import { assign, setup } from 'xstate'
import * as v from 'valibot'
import type { Given } from '#contract/endpoint.ts'
import { service } from '#contract/service.ts'
import { Email, Line, Phone, ReceiverName, Username } from '#contract/shapes.ts'
import { keyed } from '../lib/keyed.ts'
import { checks, isClean } from '../lib/problems.ts'
import { form, formActions, formGuards, type Filling, type FormEvent } from '../stock/form.part.ts'

export interface PlaceForm {
  /** A username, an e-mail address or a phone number. */
  username: string
  parent_no: string
}

type Placed = Given<typeof service.place>['member']

interface Context extends Filling<PlaceForm> {
  placed?: Placed
}

interface Answered {
  readonly event: { readonly output: { readonly member: Placed } }
}

/** What a name is, as the call asks for it. */
function named(text: string): { email: string } | { mobile: string } | { username: string } {
  const name = text.trim()
  if (name.includes('@')) return { email: name }
  return v.is(Phone, name) ? { mobile: name } : { username: name }
}

const isName = (text: string) => [Email, Phone, Username].some((shape) => v.is(shape, text.trim()))

const check = checks<PlaceForm>(v.object({ username: ReceiverName, parent_no: Line }), ({ username }, problems) =>
  isClean(problems) && !isName(username) ? { username: 'unreadable' } : problems,
)

const placing = form({
  check,
  sends: ({ form: { username, parent_no } }: Context) => ({ ...named(username), parent_no: parent_no.trim() }),
})

/** A service centre says into whose place in its team somebody comes who was invited by nobody. */
export const placeFlow = setup({
  types: {
    context: {} as Context,
    events: {} as FormEvent<PlaceForm>,
    tags: {} as 'busy' | 'held',
  },
  actors: { send: keyed(service.place, 'send') },
  guards: formGuards(check),
  actions: {
    ...formActions<Context, FormEvent<PlaceForm>>()(check),
    learn: assign((_, placed: Placed) => ({ placed, trouble: undefined })),
  },
}).createMachine({
  id: 'place-member',
  context: { form: { username: '', parent_no: '' }, problems: {} },
  initial: 'idle',
  states: {
    ...placing,
    submitting: {
      ...placing.submitting,
      invoke: {
        ...placing.submitting.invoke,
        onDone: { target: 'done', actions: { type: 'learn', params: ({ event }: Answered) => event.output.member } },
      },
    },
  },
})
