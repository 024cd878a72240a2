import { setup } from 'xstate'
import * as v from 'valibot'
import type { Address } from '#contract/addresses.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { Phone, VerificationCode } from '#contract/shapes.ts'
import { checks } from '../lib/problems.ts'
import { remote } from '../lib/remote.ts'
import type { AskedCode } from '../session/asked-code.ts'
import {
  binding,
  bindingActions,
  bindingGuards,
  type Binding,
  type BindingEvent,
  type BindingForm,
} from './binding.part.ts'
import type { Sent } from '../stock/sent-code.part.ts'

interface Context extends Binding<BindingForm> {
  phone: string | null
  back: Address
}

const check = checks<BindingForm>(v.object({ code: VerificationCode }))

export const bindPhoneFlow = setup({
  types: {
    input: {} as { phone: string | null; back: Address; asked?: AskedCode<Sent> | undefined },
    context: {} as Context,
    events: {} as BindingEvent<BindingForm>,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(session, 'sendCode'), send: remote(security, 'setMobile').setMobile },
  guards: { ...bindingGuards(Phone, check), isBound: ({ context }) => context.phone !== null },
  actions: bindingActions<Context, BindingEvent<BindingForm>, BindingForm>()(Phone, check, 'code'),
}).createMachine({
  id: 'bind-phone',
  context: ({ input: { phone, back, asked } }) => ({
    phone,
    back,
    ...(asked && { sent: asked.sent }),
    form: { account: asked?.account ?? '', code: '' },
    problems: {},
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'isBound', target: 'alreadyBound' },
        { guard: 'isAsked', target: 'codeSent' },
        { target: 'idle' },
      ],
    },
    alreadyBound: {},
    ...binding({
      scene: 'bind_mobile',
      type: 'mobile',
      address: Phone,
      check,
      sends: ({ form, sent }: Context, { form: { code } }) => ({
        mobile: form.account,
        code,
        request_no: sent?.request_no,
      }),
    }),
  },
})
