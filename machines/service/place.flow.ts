import { setup } from 'xstate'
import * as v from 'valibot'
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

function named(text: string): { email: string } | { mobile: string } | { username: string } {
  const name = text.trim()
  if (name.includes('@')) return { email: name }
  return v.is(Phone, name) ? { mobile: name } : { username: name }
}

const isName = (text: string) => [Email, Phone, Username].some((shape) => v.is(shape, text.trim()))

const check = checks<PlaceForm>(v.object({ username: ReceiverName, parent_no: Line }), ({ username }, problems) =>
  isClean(problems) && !isName(username) ? { username: 'unreadable' } : problems,
)

export const placeFlow = setup({
  types: {
    context: {} as Filling<PlaceForm>,
    events: {} as FormEvent<PlaceForm>,
    tags: {} as 'busy' | 'held',
  },
  actors: { send: keyed(service.place, 'send') },
  guards: formGuards(check),
  actions: formActions<Filling<PlaceForm>, FormEvent<PlaceForm>>()(check),
}).createMachine({
  id: 'place-member',
  context: { form: { username: '', parent_no: '' }, problems: {} },
  initial: 'idle',
  states: form({
    check,
    sends: ({ form: { username, parent_no } }: Filling<PlaceForm>) => ({
      ...named(username),
      parent_no: parent_no.trim(),
    }),
  }),
})
