import { assign, setup } from 'xstate'
import { account, type UserInfo } from '#contract/account.ts'
import { security } from '#contract/security.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { pinProblems, type PinForm } from './pin.rules.ts'

type Context = {
  /** Where the member goes on afterwards. */
  back: string
  hasPin: boolean
  problems: Problems<keyof PinForm>
  trouble?: Trouble
}

/** A member sets the payment PIN, or changes it and proves the old one. */
export const changePinFlow = setup({
  types: {
    input: {} as { back: string },
    context: {} as Context,
    events: {} as { type: 'submit'; form: PinForm } | { type: 'unlock' } | { type: 'retry' },
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(account, 'profile'), ...remote(security, 'setPin') },
  guards: {
    hasPin: (_, user: UserInfo) => user.has_payword === 1,
    isComplete: ({ context }, form: PinForm) => isClean(pinProblems(context.hasPin, form)),
    isLocked: (_, error: unknown) => troubleOf(error).refusal === 'pin-locked',
    /** Another phone was faster: there is a PIN that this one did not know of, or another one. */
    isOld: ({ context }, error: unknown) => {
      const { refusal, errors } = troubleOf(error)
      return refusal === 'moved-on' || (!context.hasPin && errors?.['old_payword'] !== undefined)
    },
  },
  actions: {
    clear: assign({ problems: {}, trouble: undefined }),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    mark: assign(({ context }, form: PinForm) => ({ problems: pinProblems(context.hasPin, form), trouble: undefined })),
  },
}).createMachine({
  id: 'change-pin',
  context: ({ input }) => ({ back: input.back, hasPin: false, problems: {} }),
  initial: 'loading',
  on: {
    submit: [
      { guard: { type: 'isComplete', params: ({ event }) => event.form }, target: '.submitting', actions: 'clear' },
      { target: '.invalid', actions: { type: 'mark', params: ({ event }) => event.form } },
    ],
  },
  states: {
    loading: {
      tags: 'busy',
      on: { submit: {} },
      invoke: {
        id: 'profile',
        src: 'profile',
        input: {},
        onDone: [
          {
            guard: { type: 'hasPin', params: ({ event }) => event.output },
            target: 'set',
            actions: assign({ hasPin: true }),
          },
          { target: 'unset', actions: assign({ hasPin: false }) },
        ],
        onError: { target: 'unreachable', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
      },
    },
    unreachable: { on: { submit: {}, retry: { target: 'loading', actions: 'clear' } } },
    unset: {},
    set: {},
    invalid: { tags: 'held' },
    submitting: {
      tags: ['busy', 'held'],
      on: { submit: {} },
      invoke: {
        id: 'setPin',
        src: 'setPin',
        input: ({ event }) => (event as { form: PinForm }).form,
        onDone: 'success',
        onError: [
          { guard: { type: 'isOld', params: ({ event }: Failed) => event.error }, target: 'loading' },
          {
            guard: { type: 'isLocked', params: ({ event }: Failed) => event.error },
            target: 'locked',
            actions: { type: 'note', params: ({ event }: Failed) => event.error },
          },
          { target: 'rejected', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
        ],
      },
    },
    rejected: { tags: 'held' },
    locked: { on: { submit: {}, unlock: { target: 'set', actions: 'clear' } } },
    success: { type: 'final' },
  },
})
