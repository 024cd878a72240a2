import { assign, setup } from 'xstate'
import { security, type Pause } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { outputOf } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import type { AskedCode } from '../session/asked-code.ts'
import { form, formActions, formGuards, type Filling, type FormEvent } from '../stock/form.part.ts'
import { codeActions, codeGuards, sendingCode, type Sent } from '../stock/sent-code.part.ts'
import { liftProblems, NO_LIFT, type LiftForm } from './guard.rules.ts'

interface Context extends Filling<LiftForm> {
  pause?: Pause
  sent?: Sent
  bySecond: boolean
}

type Event =
  | FormEvent<LiftForm>
  | { type: 'pause' }
  | { type: 'useSecond' }
  | { type: 'sendCode' }
  | { type: 'back' }
  | { type: 'retry' }

const back = { target: 'paused', actions: ['clear', 'useCode'] } as const
const { idle: codeSent, ...lifting } = form({
  check: liftProblems,
  sends: ({ sent, bySecond }: Context, { form: { password, code, second } }: FormEvent<LiftForm>) =>
    bySecond ? { password, second } : { password, code, request_no: sent?.request_no },
  also: { sendCode: { guard: 'isByCode', target: 'sendingCode' }, back },
  refusals: { 'moved-on': 'loading' },
})
const learns = { type: 'learn', params: outputOf<Pause> } as const
const asks = {
  sendCode: 'sendingCode',
  useSecond: { guard: 'hasSecond', target: 'secondAsked', actions: ['clear', 'useSecond'] },
} as const

export const pauseFlow = setup({
  types: {
    input: {} as { asked?: AskedCode<Sent> | undefined },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(security, 'pause', 'setPause'),
    ...remote(session, 'sendCode'),
    send: remote(security, 'liftPause').liftPause,
  },
  guards: {
    ...formGuards(liftProblems),
    isOpen: ({ context }) => context.pause?.paused_at === null,
    ...codeGuards,
    isByCode: ({ context }) => !context.bySecond,
    hasSecond: ({ context }) => (context.pause?.ways.length ?? 0) > 0,
  },
  actions: {
    ...formActions<Context, Event>()(liftProblems, 'password', 'code', 'second'),
    useSecond: assign({ bySecond: true }),
    useCode: assign({ bySecond: false }),
    learn: assign((_, pause: Pause) => ({ pause, trouble: undefined })),
    ...codeActions<Context, Event>(),
  },
}).createMachine({
  id: 'pause',
  context: ({ input: { asked } }) => ({
    ...(asked && { sent: asked.sent }),
    bySecond: false,
    form: NO_LIFT,
    problems: {},
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'pause',
        src: 'pause',
        input: {},
        onDone: { target: 'deciding', actions: learns },
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: { target: 'loading', actions: 'clear' } } },
    deciding: {
      entry: 'useCode',
      always: [{ guard: 'isOpen', target: 'open' }, { guard: 'isAsked', target: 'codeSent' }, { target: 'paused' }],
    },
    open: { on: { pause: 'setting' } },
    setting: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'setPause',
        src: 'setPause',
        input: {},
        onDone: { target: 'paused', actions: learns },
        onError: otherwise('unset'),
      },
    },
    unset: { tags: 'held', on: { pause: 'setting' } },
    paused: { on: asks },
    secondAsked: { on: { submit: codeSent.on.submit, back } },
    sendingCode: sendingCode({ scene: 'pause', type: 'email' }),
    sendFailed: { on: asks },
    codeSent,
    ...lifting,
  },
})
