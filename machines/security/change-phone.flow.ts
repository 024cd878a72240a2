import { setup } from 'xstate'
import * as v from 'valibot'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { Phone, VerificationCode } from '#contract/shapes.ts'
import { withSecond, type Second, type Seconded } from '../factor/second.rules.ts'
import { checks, type Check } from '../lib/problems.ts'
import { remote } from '../lib/remote.ts'
import { secondedActions } from '../stock/form.part.ts'
import { oldCodeActions, sendingOld, type Sent } from '../stock/sent-code.part.ts'
import type { AskedCode } from '../session/asked-code.ts'
import {
  bindingActions,
  bindingGuards,
  type Binding,
  type BindingEvent,
  type BindingForm,
  secondedBinding,
} from './binding.part.ts'

export interface PhoneForm extends BindingForm, Second {
  old_code: string
}

interface Context extends Binding<PhoneForm>, Seconded {
  phone: string | null
  old?: Sent
}

type Event = BindingEvent<PhoneForm> | { type: 'sendOld' }

const check: Check<PhoneForm, Context> = withSecond(
  checks<PhoneForm>(v.object({ old_code: VerificationCode, code: VerificationCode })),
)

const sendOld = { target: 'sendingOld', actions: 'clear' } as const
const states = secondedBinding({
  scene: 'up_mobile',
  type: 'mobile',
  address: Phone,
  check,
  sends: ({ form, old, sent }: Context, { form: { old_code, code, second } }) => ({
    old_code,
    old_request_no: old?.request_no,
    mobile: form.account,
    code,
    request_no: sent?.request_no,
    second,
  }),
  also: { sendOld },
})

export const changePhoneFlow = setup({
  types: {
    input: {} as {
      phone: string | null
      old?: AskedCode<Sent> | undefined
      asked?: AskedCode<Sent> | undefined
    },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(session, 'sendCode'),
    send: remote(security, 'updateMobile').updateMobile,
  },
  guards: {
    ...bindingGuards(Phone, check),
    isUnbound: ({ context }) => context.phone === null,
    isBegun: ({ context }) => context.old !== undefined,
    isAsked: ({ context }) => context.old !== undefined && context.sent !== undefined,
  },
  actions: {
    ...bindingActions<Context, Event, PhoneForm>()(Phone, check, 'code', 'old_code', 'second'),
    ...secondedActions<Context, Event>(),
    ...oldCodeActions<Context, Event>(),
  },
}).createMachine({
  id: 'change-phone',
  context: ({ input: { phone, old, asked } }) => ({
    phone,
    ...(old && { old: old.sent }),
    ...(asked && { sent: asked.sent }),
    form: { account: asked?.account ?? '', code: '', old_code: '' },
    problems: {},
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'isUnbound', target: 'noPhone' },
        { guard: 'isAsked', target: 'codeSent' },
        { guard: 'isBegun', target: 'idle' },
        { target: 'oldIdle' },
      ],
    },
    noPhone: {},
    oldIdle: { on: { sendOld } },
    sendingOld: sendingOld({ scene: 'up_mobile', type: 'mobile' }),
    oldFailed: { on: { sendOld } },
    oldSent: { always: [{ guard: 'isAsked', target: 'codeSent' }, { target: 'idle' }] },
    ...states,
  },
})
