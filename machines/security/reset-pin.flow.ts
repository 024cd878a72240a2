import { assign, setup } from 'xstate'
import type { Address } from '#contract/addresses.ts'
import type { Given } from '#contract/endpoint.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { pinResetProblems, type PinResetForm } from './pin.rules.ts'

export type Channel = 'email' | 'mobile'
/** Where a code can go, as the member sees it. */
export type Contacts = { readonly [C in Channel]: string | null }

type Context = {
  /** Where the member goes on afterwards. */
  back: Address
  contacts: Contacts
  channel: Channel
  sent?: Given<typeof session.sendCode>
  done?: Given<typeof security.resetPin>
  problems: Problems<keyof PinResetForm>
  trouble?: Trouble
}

const proving = {
  submit: [
    {
      guard: { type: 'isComplete', params: ({ event }: { event: { form: PinResetForm } }) => event.form },
      target: 'submitting',
      actions: 'clear',
    },
    {
      target: 'invalid',
      actions: { type: 'mark', params: ({ event }: { event: { form: PinResetForm } }) => event.form },
    },
  ],
  back: { target: 'idle', actions: 'clear' },
} as const

/** A member who forgot the payment PIN proves a contact and sets another one. */
export const resetPinFlow = setup({
  types: {
    input: {} as { contacts: Contacts; back: Address },
    context: {} as Context,
    events: {} as { type: 'sendCode'; channel: Channel } | { type: 'submit'; form: PinResetForm } | { type: 'back' },
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(session, 'sendCode'), ...remote(security, 'resetPin') },
  guards: {
    hasContact: ({ context }) => context.contacts.email !== null || context.contacts.mobile !== null,
    isComplete: (_, form: PinResetForm) => isClean(pinResetProblems(form)),
  },
  actions: {
    clear: assign({ problems: {}, trouble: undefined }),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    mark: assign((_, form: PinResetForm) => ({ problems: pinResetProblems(form), trouble: undefined })),
    choose: assign((_, channel: Channel) => ({ channel, problems: {}, trouble: undefined })),
  },
}).createMachine({
  id: 'reset-pin',
  context: ({ input }) => ({
    ...input,
    channel: input.contacts.email === null ? 'mobile' : 'email',
    problems: {},
  }),
  initial: 'arriving',
  on: {
    sendCode: { target: '.sendingCode', actions: { type: 'choose', params: ({ event }) => event.channel } },
  },
  states: {
    arriving: { always: [{ guard: 'hasContact', target: 'idle' }, { target: 'noContact' }] },
    noContact: { on: { sendCode: {} } },
    idle: {},
    sendingCode: {
      tags: 'busy',
      on: { sendCode: {} },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ scene: 'payword', type: context.channel }),
        onDone: { target: 'codeSent', actions: assign({ sent: ({ event }) => event.output }) },
        onError: { target: 'sendFailed', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
      },
    },
    sendFailed: {},
    codeSent: { tags: 'held', on: proving },
    invalid: { tags: 'held', on: proving },
    submitting: {
      tags: ['busy', 'held'],
      on: { sendCode: {} },
      invoke: {
        id: 'resetPin',
        src: 'resetPin',
        input: ({ event }) => (event as { form: PinResetForm }).form,
        onDone: { target: 'success', actions: assign({ done: ({ event }) => event.output }) },
        onError: { target: 'rejected', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
      },
    },
    rejected: { tags: 'held', on: proving },
    success: { type: 'final' },
  },
})
