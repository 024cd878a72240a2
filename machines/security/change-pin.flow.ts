import { assign, setup } from 'xstate'
import { account, type UserInfo } from '#contract/account.ts'
import { security } from '#contract/security.ts'
import { errorOf } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf } from '../lib/trouble.ts'
import { form, formActions, formGuards, type Filling, type FormEvent } from '../stock/form.part.ts'
import { NO_PINS, pinProblems, type PinForm } from './pin.rules.ts'

interface Context extends Filling<PinForm> {
  back: string
  hasPin: boolean
}

type Event = FormEvent<PinForm> | { type: 'unlock' } | { type: 'retry' }

const asked = form({
  check: pinProblems,
  sends: (_: Context, said: FormEvent<PinForm>) => said.form,
  refusals: { 'pin-locked': 'locked' },
  errors: [{ guard: { type: 'isOld', params: errorOf }, target: 'loading', actions: 'clear' }],
})

export const changePinFlow = setup({
  types: {
    input: {} as { back: string },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(account, 'profile'), send: remote(security, 'setPin').setPin },
  guards: {
    ...formGuards<PinForm, Context>(pinProblems),
    hasPin: (_, user: UserInfo) => user.has_payword === 1,
    /** Another phone was faster: there is a PIN that this one did not know of, or another one. */
    isOld: ({ context }, error: unknown) => {
      const { refusal, errors } = troubleOf(error)
      return refusal === 'moved-on' || (!context.hasPin && errors?.['old_payword'] !== undefined)
    },
  },
  actions: formActions<Context, Event>()(pinProblems, 'old_payword', 'payword', 'payword_confirm'),
}).createMachine({
  id: 'change-pin',
  context: ({ input }) => ({ back: input.back, hasPin: false, form: NO_PINS, problems: {} }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'profile',
        src: 'profile',
        input: {},
        onDone: [
          {
            guard: { type: 'hasPin', params: ({ event }) => event.output },
            target: 'idle',
            actions: assign({ hasPin: true }),
          },
          { target: 'idle', actions: assign({ hasPin: false }) },
        ],
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: { target: 'loading', actions: 'clear' } } },
    ...asked,
    locked: { on: { unlock: { target: 'idle', actions: 'clear' } } },
  },
})
