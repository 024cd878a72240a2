import { assign, setup } from 'xstate'
import type { Address } from '#contract/addresses.ts'
import type { Given } from '#contract/endpoint.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { outputOf } from '../lib/heard.ts'
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
import type { AskedCode } from '../session/asked-code.ts'
import { codeActions, codeGuards, sendingCode, type Sent } from '../stock/sent-code.part.ts'
import { channelTo, choosing, type Channel, type Contacts } from './contacts.ts'
import { NO_PIN_RESET, pinResetProblems, type PinResetForm } from './pin.rules.ts'

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
    ...codeGuards,
    hasContact: ({ context }) => context.contacts.email !== null || context.contacts.mobile !== null,
  },
  actions: {
    ...formActions<Context, Event>()(pinResetProblems, 'code', 'payword', 'payword_confirm', 'second'),
    ...secondedActions<Context, Event>(),
    learn: assign((_, done: Given<typeof security.resetPin>) => ({ done })),
    ...codeActions<Context, Event>(),
    choose: choosing<Context, Event>(),
  },
}).createMachine({
  id: 'reset-pin',
  context: ({ input: { asked, contacts, back } }) => ({
    contacts,
    back,
    channel: channelTo(contacts, asked),
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
      ...sendingCode(({ context }: { context: Context }) => ({ scene: 'payword' as const, type: context.channel })),
      on: { sendCode: {} },
    },
    sendFailed: {},
    ...asked,
    idle: {},
    codeSent,
    submitting: { ...asked.submitting, on: { sendCode: {} } },
  },
})
