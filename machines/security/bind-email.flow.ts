import { setup } from 'xstate'
import * as v from 'valibot'
import type { Address } from '#contract/addresses.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { Email, Password, VerificationCode } from '#contract/shapes.ts'
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
  type Sent,
} from './binding.part.ts'

export interface EmailForm extends BindingForm {
  password: string
}

interface Context extends Binding<EmailForm> {
  /** The address that is bound, as the member sees it. */
  email: string | null
  /** Where the member goes on afterwards. */
  back: Address
}

const check = checks<EmailForm>(v.object({ code: VerificationCode, password: Password }))

/** A member says where letters go: a code proves the address, the password who asks. */
export const bindEmailFlow = setup({
  types: {
    input: {} as { email: string | null; back: Address; asked?: AskedCode<Sent> | undefined },
    context: {} as Context,
    events: {} as BindingEvent<EmailForm>,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(session, 'sendCode'), send: remote(security, 'setEmail').setEmail },
  guards: bindingGuards(Email, check),
  actions: bindingActions<Context, BindingEvent<EmailForm>, EmailForm>()(Email, check, 'code', 'password'),
}).createMachine({
  id: 'bind-email',
  context: ({ input: { email, back, asked } }) => ({
    email,
    back,
    ...(asked && { sent: asked.sent }),
    form: { account: asked?.account ?? '', code: '', password: '' },
    problems: {},
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isAsked', target: 'codeSent' }, { target: 'idle' }] },
    ...binding({
      scene: 'bind_email',
      type: 'email',
      address: Email,
      check,
      sends: ({ form, sent }: Context, { form: { code, password } }) => ({
        email: form.account,
        code,
        password,
        request_no: sent?.request_no,
      }),
    }),
  },
})
