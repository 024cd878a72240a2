import { assign, setup } from 'xstate'
import type { Address } from '#contract/addresses.ts'
import type { Given } from '#contract/endpoint.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { outputOf } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import {
  formActions,
  formGuards,
  secondedActions,
  secondedForm,
  type Filling,
  type FormEvent,
} from '../stock/form.part.ts'
import type { Seconded } from '../factor/second.rules.ts'
import { codeLives, isLiving, livingCode, type AskedCode } from '../session/asked-code.ts'
import { NO_PIN_RESET, pinResetProblems, type PinResetForm } from './pin.rules.ts'

export type Channel = 'email' | 'mobile'
export type Contacts = { readonly [C in Channel]: string | null }

type Sent = Given<typeof session.sendCode>

interface Context extends Filling<PinResetForm>, Seconded {
  back: Address
  contacts: Contacts
  channel: Channel
  sent?: Sent
  done?: Given<typeof security.resetPin>
}

type Event = FormEvent<PinResetForm> | { type: 'sendCode'; channel: Channel } | { type: 'back' }

const { idle: codeSent, ...asked } = secondedForm({
  check: pinResetProblems,
  sends: ({ sent }: Context, { form }: FormEvent<PinResetForm>) => ({ ...form, request_no: sent?.request_no }),
  also: { back: { target: 'idle', actions: 'clear' } },
  done: { target: 'done', actions: { type: 'learn', params: outputOf<Given<typeof security.resetPin>> } },
})

export const resetPinFlow = setup({
  types: {
    input: {} as { contacts: Contacts; back: Address; asked?: AskedCode<Sent> | undefined },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(session, 'sendCode'), send: remote(security, 'resetPin').resetPin },
  guards: {
    ...formGuards(pinResetProblems),
    isAsked: ({ context }) => context.sent !== undefined,
    codeLives: (_, error: unknown) => isLiving(error),
    hasContact: ({ context }) => context.contacts.email !== null || context.contacts.mobile !== null,
  },
  actions: {
    ...formActions<Context, Event>()(pinResetProblems, 'code', 'payword', 'payword_confirm', 'second'),
    ...secondedActions<Context, Event>(),
    learn: assign((_, done: Given<typeof security.resetPin>) => ({ done })),
    choose: assign(({ context }, channel: Channel) => ({
      channel,
      sent: channel === context.channel ? context.sent : undefined,
      problems: {},
      trouble: undefined,
    })),
    learnCode: assign(({ context }, error: unknown) => ({ sent: livingCode(error, context.sent), trouble: undefined })),
  },
}).createMachine({
  id: 'reset-pin',
  context: ({ input: { asked, contacts, back } }) => ({
    contacts,
    back,
    channel: contacts.email === null || asked?.account === contacts.mobile ? 'mobile' : 'email',
    ...(asked && { sent: asked.sent }),
    form: NO_PIN_RESET,
    problems: {},
  }),
  initial: 'arriving',
  on: {
    sendCode: { target: '.sendingCode', actions: { type: 'choose', params: ({ event }) => event.channel } },
  },
  states: {
    arriving: {
      always: [
        { guard: 'isAsked', target: 'codeSent' },
        { guard: 'hasContact', target: 'idle' },
        { target: 'noContact' },
      ],
    },
    noContact: { on: { sendCode: {} } },
    sendingCode: {
      tags: 'busy',
      on: { sendCode: {} },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ scene: 'payword', type: context.channel }),
        onDone: { target: 'codeSent', actions: assign({ sent: ({ event }) => event.output }) },
        onError: [codeLives, otherwise('sendFailed')],
      },
    },
    sendFailed: {},
    ...asked,
    idle: {},
    codeSent,
    submitting: { ...asked.submitting, on: { sendCode: {} } },
  },
})
