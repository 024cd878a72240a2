import { assign, setup } from 'xstate'
import * as v from 'valibot'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { Password, VerificationCode } from '#contract/shapes.ts'
import { withSecond, type Second, type Seconded } from '../factor/second.rules.ts'
import { checks } from '../lib/problems.ts'
import { remote } from '../lib/remote.ts'
import type { AskedCode } from '../session/asked-code.ts'
import {
  formActions,
  formGuards,
  secondedActions,
  secondedForm,
  type Filling,
  type FormEvent,
} from '../stock/form.part.ts'
import { codeActions, codeGuards, sendingCode, type Sent } from '../stock/sent-code.part.ts'
import { channelTo, choosing, type Channel, type Contacts } from './contacts.ts'

export interface NewPasswordForm extends Second {
  old_password: string
  code: string
  password: string
  password_confirm: string
}

interface Context extends Filling<NewPasswordForm>, Seconded {
  contacts: Contacts
  channel: Channel
  byCode: boolean
  sent?: Sent
}

type Event =
  | FormEvent<NewPasswordForm>
  | { type: 'useCode' }
  | { type: 'sendCode'; channel: Channel }
  | { type: 'back' }

const NO_PASSWORDS: NewPasswordForm = { old_password: '', code: '', password: '', password_confirm: '' }

const check = withSecond(
  checks<NewPasswordForm, { byCode: boolean }>(
    v.object({ old_password: Password, code: VerificationCode, password: Password, password_confirm: v.string() }),
    ({ password, password_confirm }, { old_password, code, ...fresh }, { byCode }) => ({
      ...(password !== password_confirm && { password_confirm: 'password-mismatch' as const }),
      ...fresh,
      ...(byCode ? code && { code } : old_password && { old_password }),
    }),
  ),
)

const ways = {
  useCode: { guard: 'isByPassword', target: 'addressing', actions: 'turn' },
  back: { guard: 'isByCode', target: 'addressing', actions: 'clear' },
  sendCode: {
    guard: 'isByCode',
    target: 'sendingCode',
    actions: { type: 'choose', params: ({ event }: { event: Extract<Event, { type: 'sendCode' }> }) => event.channel },
  },
} as const
const asked = secondedForm({
  check,
  sends: ({ byCode, sent }: Context, { form: said }: FormEvent<NewPasswordForm>) => ({
    ...said,
    ...(byCode ? { old_password: '', request_no: sent?.request_no } : { code: '' }),
  }),
  also: ways,
})
const { submit } = asked.idle.on

export const changePasswordFlow = setup({
  types: {
    input: {} as { contacts: Contacts; asked?: AskedCode<Sent> | undefined },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(session, 'sendCode'), send: remote(security, 'updatePassword').updatePassword },
  guards: {
    ...formGuards(check),
    ...codeGuards,
    isByCode: ({ context }) => context.byCode,
    isByPassword: ({ context: { byCode, contacts } }) =>
      !byCode && (contacts.email !== null || contacts.mobile !== null),
  },
  actions: {
    ...formActions<Context, Event>()(check, 'old_password', 'code', 'password', 'password_confirm', 'second'),
    ...secondedActions<Context, Event>(),
    turn: assign(({ context }) => ({ byCode: !context.byCode, problems: {}, trouble: undefined })),
    ...codeActions<Context, Event>(),
    choose: choosing<Context, Event>(),
  },
}).createMachine({
  id: 'change-password',
  context: ({ input: { contacts, asked } }) => ({
    contacts,
    channel: channelTo(contacts, asked),
    byCode: asked !== undefined,
    ...(asked && { sent: asked.sent }),
    form: NO_PASSWORDS,
    problems: {},
  }),
  initial: 'arriving',
  states: {
    ...asked,
    arriving: { always: [{ guard: 'isAsked', target: 'codeSent' }, { target: 'idle' }] },
    idle: { on: { submit, useCode: ways.useCode } },
    addressing: { on: { sendCode: ways.sendCode, back: { target: 'idle', actions: 'turn' } } },
    sendingCode: sendingCode(({ context }: { context: Context }) => ({
      scene: 'password' as const,
      type: context.channel,
    })),
    sendFailed: { on: { sendCode: ways.sendCode, back: { target: 'idle', actions: 'turn' } } },
    codeSent: { on: { submit, sendCode: ways.sendCode, back: ways.back } },
  },
})
