import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { factor, type Factor } from '#contract/factor.ts'
import { outputOf } from '../lib/heard.ts'
import { required } from '../lib/required.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { otherwise, refusalGuards } from '../lib/refusal.ts'
import { local, remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { submits } from '../stock/form.part.ts'
import { adding, back, shown, ticketOf, unheard, type Codes, type Key } from './adding.part.ts'
import { NO_UNLOCK, secondProblems, unlockProblems, type Keeper, type UnlockForm } from './second.rules.ts'

export type Act = 'addApp' | 'addPasskey' | 'renew' | 'remove' | 'drop'

interface Context {
  keeper: Keeper
  factor?: Factor
  act: Act
  part: string
  /** Never a password, and never a code. */
  form: UnlockForm
  problems: Problems<keyof UnlockForm>
  trouble?: Trouble | undefined
  ticket?: string | undefined
  key?: Key | undefined
  /** Shown this once. */
  codes?: readonly string[] | undefined
}

type Event =
  | { type: 'choose'; act: Act; part?: string }
  | { type: 'submit'; form: UnlockForm }
  | { type: 'prove'; second: string }
  | { type: 'again' }
  | { type: 'kept' }
  | { type: 'back' }
  | { type: 'retry' }

const seen = { target: 'deciding', actions: { type: 'see', params: outputOf<Factor> } } as const
const held = { type: 'hold', params: outputOf<{ ticket: string }> } as const
const asks = { submit: submits<UnlockForm>('unlocking'), ...back } as const

export const factorFlow = setup({
  types: {
    input: {} as { keeper: Keeper },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(factor, 'info', 'unlock', 'beginApp', 'proveApp', 'renewCodes', 'remove', 'drop'),
    makePasskey: local<Given<typeof factor.provePasskey>, { ticket: string }>('makePasskey'),
  },
  guards: {
    isOn: ({ context }) => required(context.factor).ways.length > 0,
    hasCodes: (_, { codes }: Codes) => codes.length > 0,
    isAbout: ({ context }, act: Act) => context.act === act,
    isComplete: ({ context }, form: UnlockForm) => isClean(unlockProblems(form, context)),
    isSecond: (_, second: string) => isClean(secondProblems(second)),
    ...refusalGuards,
  },
  actions: {
    see: assign((_, factor: Factor) => ({ factor, trouble: undefined })),
    choose: assign((_, { act, part = '' }: { act: Act; part?: string }) => ({
      act,
      part,
      problems: {},
      trouble: undefined,
    })),
    /** Neither the password nor the code is kept. */
    take: assign((_context, _form: UnlockForm) => ({ problems: {}, trouble: undefined })),
    mark: assign(({ context }, form: UnlockForm) => ({ problems: unlockProblems(form, context), trouble: undefined })),
    markCode: assign((_, second: string) => ({ problems: secondProblems(second), trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    clear: assign(() => ({ problems: {}, trouble: undefined })),
    hold: assign((_, { ticket }: { ticket: string }) => ({ ticket })),
    learn: assign((_, key: Key) => ({ key, trouble: undefined })),
    show: assign((_, { codes }: Codes) => ({ codes, key: undefined, ticket: undefined })),
    /** Nothing of what was shown or proven stays. */
    forget: assign(() => ({
      problems: {},
      trouble: undefined,
      ticket: undefined,
      key: undefined,
      codes: undefined,
    })),
  },
}).createMachine({
  id: 'factor',
  context: ({ input: { keeper } }) => ({ keeper, act: 'addApp', part: '', form: NO_UNLOCK, problems: {} }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      entry: 'forget',
      invoke: { id: 'info', src: 'info', input: {}, onDone: seen, onError: otherwise('unreachable') },
    },
    unreachable: { on: { retry: 'opening' } },
    deciding: { always: [{ guard: 'isOn', target: 'on' }, { target: 'off' }] },
    off: {
      on: { choose: { target: 'asking', actions: { type: 'choose', params: ({ event }) => event } } },
    },
    on: {
      on: { choose: { target: 'asking', actions: { type: 'choose', params: ({ event }) => event } } },
    },
    asking: { on: asks },
    invalid: { meta: { asks: unlockProblems.schema }, on: asks },
    refused: { on: asks },
    unlocking: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'unlock',
        src: 'unlock',
        input: ({ event }) => (event as { form: UnlockForm }).form,
        onDone: [
          { guard: { type: 'isAbout', params: 'addApp' }, target: 'beginning', actions: held },
          { guard: { type: 'isAbout', params: 'addPasskey' }, target: 'making', actions: held },
          { guard: { type: 'isAbout', params: 'renew' }, target: 'renewing', actions: held },
          { guard: { type: 'isAbout', params: 'remove' }, target: 'removing', actions: held },
          { target: 'dropping', actions: held },
        ],
        onError: otherwise('refused'),
      },
    },
    ...adding,
    renewing: {
      tags: ['held', 'busy'],
      invoke: { id: 'renewCodes', src: 'renewCodes', input: ticketOf, onDone: shown, onError: unheard },
    },
    keeping: { tags: 'held', on: { kept: 'opening' } },
    removing: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ ...ticketOf({ context }), part: context.part }),
        onDone: { ...seen, actions: [seen.actions, 'forget'] },
        onError: unheard,
      },
    },
    dropping: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'drop',
        src: 'drop',
        input: ticketOf,
        onDone: { ...seen, actions: [seen.actions, 'forget'] },
        onError: unheard,
      },
    },
  },
})
