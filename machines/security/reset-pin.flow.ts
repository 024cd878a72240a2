import { assign, setup } from 'xstate'
import type { Address } from '#contract/addresses.ts'
import type { Given } from '#contract/endpoint.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { form, formActions, formGuards, type Filling, type FormEvent } from '../stock/form.part.ts'
import { NO_PIN_RESET, pinResetProblems, type PinResetForm } from './pin.rules.ts'

export type Channel = 'email' | 'mobile'
/** Where a code can go, as the member sees it. */
export type Contacts = { readonly [C in Channel]: string | null }

interface Context extends Filling<PinResetForm> {
  /** Where the member goes on afterwards. */
  back: Address
  contacts: Contacts
  channel: Channel
  sent?: Given<typeof session.sendCode>
  done?: Given<typeof security.resetPin>
}

type Event = FormEvent<PinResetForm> | { type: 'sendCode'; channel: Channel } | { type: 'back' }

const asked = form({ check: pinResetProblems, sends: (_: Context, said: FormEvent<PinResetForm>) => said.form })
interface Proven {
  readonly event: { readonly output: Given<typeof security.resetPin> }
}
const back = { back: { target: 'idle', actions: 'clear' } } as const

/** A member who forgot the payment PIN proves a contact and sets another one. */
export const resetPinFlow = setup({
  types: {
    input: {} as { contacts: Contacts; back: Address },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(session, 'sendCode'), send: remote(security, 'resetPin').resetPin },
  guards: {
    ...formGuards(pinResetProblems),
    hasContact: ({ context }) => context.contacts.email !== null || context.contacts.mobile !== null,
  },
  actions: {
    ...formActions<Context, Event>()(pinResetProblems, 'code', 'payword', 'payword_confirm'),
    learn: assign((_, done: Given<typeof security.resetPin>) => ({ done })),
    choose: assign((_, channel: Channel) => ({ channel, problems: {}, trouble: undefined })),
  },
}).createMachine({
  id: 'reset-pin',
  context: ({ input }) => ({
    ...input,
    channel: input.contacts.email === null ? 'mobile' : 'email',
    form: NO_PIN_RESET,
    problems: {},
  }),
  initial: 'arriving',
  on: {
    sendCode: { target: '.sendingCode', actions: { type: 'choose', params: ({ event }) => event.channel } },
  },
  states: {
    arriving: { always: [{ guard: 'hasContact', target: 'idle' }, { target: 'noContact' }] },
    noContact: { on: { sendCode: {} } },
    sendingCode: {
      tags: 'busy',
      on: { sendCode: {} },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ scene: 'payword', type: context.channel }),
        onDone: { target: 'codeSent', actions: assign({ sent: ({ event }) => event.output }) },
        onError: otherwise('sendFailed'),
      },
    },
    sendFailed: {},
    ...asked,
    idle: {},
    codeSent: { on: { ...asked.idle.on, ...back } },
    invalid: { ...asked.invalid, on: { ...asked.invalid.on, ...back } },
    submitting: {
      ...asked.submitting,
      on: { sendCode: {} },
      invoke: {
        ...asked.submitting.invoke,
        onDone: { target: 'done', actions: { type: 'learn', params: ({ event }: Proven) => event.output } },
      },
    },
    rejected: { ...asked.rejected, on: { ...asked.rejected.on, ...back } },
    unknown: { ...asked.unknown, on: { ...asked.unknown.on, ...back } },
  },
})
