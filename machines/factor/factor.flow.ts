import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { factor, type Factor } from '#contract/factor.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { known } from '../lib/known.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { isRefusal, otherwise, refused } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { isRefused, troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { submits } from '../stock/form.part.ts'
import { NO_UNLOCK, secondProblems, unlockProblems, type UnlockForm } from './second.rules.ts'

/** What somebody is about to change. */
export type Act = 'setUp' | 'renew' | 'drop'
type Key = Given<typeof factor.beginApp>

interface Context {
  factor?: Factor
  act: Act
  /** Never a password, and never a code. */
  form: UnlockForm
  problems: Problems<keyof UnlockForm>
  trouble?: Trouble | undefined
  /** Lets its owner change one thing. */
  ticket?: string | undefined
  /** Shown until the app has it. */
  key?: Key | undefined
  /** Shown this once. */
  codes?: readonly string[] | undefined
}

type Event =
  | { type: 'choose'; act: Act }
  | { type: 'submit'; form: UnlockForm }
  | { type: 'prove'; second: string }
  | { type: 'kept' }
  | { type: 'back' }
  | { type: 'retry' }

interface Said<Output> {
  readonly event: { readonly output: Output }
}
const said = <Output>({ event }: Said<Output>) => event.output
const seen = { target: 'deciding', actions: { type: 'see', params: said<Factor> } } as const
const shown = { target: 'keeping', actions: { type: 'show', params: said<{ codes: string[] }> } } as const
const back = { back: { target: 'deciding', actions: 'forget' } } as const
const asks = { submit: submits<UnlockForm>('unlocking'), ...back } as const
/** What was proven does not hold any more: it is proven anew. */
const unheard = [
  { ...otherwise('refused'), guard: { type: 'isRefused', params: ({ event }: Failed) => event.error } },
  otherwise('unreachable'),
] as const

const secondOf = ({ event }: { event: { second: string } }) => event.second
const proves = {
  prove: [
    { guard: { type: 'isSecond', params: secondOf }, target: 'proving', actions: 'clear' },
    { target: 'codeInvalid', actions: { type: 'markCode', params: secondOf } },
  ],
  ...back,
} as const

const ticketOf = ({ context }: { context: Context }) => ({ ticket: known(context.ticket) })

/** A member turns the second factor on or off, and keeps codes for the day on which the phone is lost. */
export const factorFlow = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: remote(factor, 'info', 'unlock', 'beginApp', 'proveApp', 'renewCodes', 'dropApp'),
  guards: {
    isOn: ({ context }) => known(context.factor).app === 1,
    isAbout: ({ context }, act: Act) => context.act === act,
    isComplete: ({ context }, form: UnlockForm) => isClean(unlockProblems(form, context)),
    isSecond: (_, second: string) => isClean(secondProblems(second)),
    is: (_, { error, refusal }: { error: unknown; refusal: RefusalName }) => isRefusal(error, refusal),
    isRefused: (_, error: unknown) => isRefused(error),
  },
  actions: {
    see: assign((_, factor: Factor) => ({ factor, trouble: undefined })),
    choose: assign((_, act: Act) => ({ act, problems: {}, trouble: undefined })),
    /** Neither the password nor the code is kept. */
    take: assign((_context, _form: UnlockForm) => ({ problems: {}, trouble: undefined })),
    mark: assign(({ context }, form: UnlockForm) => ({ problems: unlockProblems(form, context), trouble: undefined })),
    markCode: assign((_, second: string) => ({ problems: secondProblems(second), trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    clear: assign(() => ({ problems: {}, trouble: undefined })),
    hold: assign((_, { ticket }: { ticket: string }) => ({ ticket })),
    learn: assign((_, key: Key) => ({ key, trouble: undefined })),
    show: assign((_, { codes }: { codes: string[] }) => ({ codes, key: undefined, ticket: undefined })),
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
  context: { act: 'setUp', form: NO_UNLOCK, problems: {} },
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
      on: { choose: { target: 'asking', actions: { type: 'choose', params: ({ event }) => event.act } } },
    },
    on: {
      on: { choose: { target: 'asking', actions: { type: 'choose', params: ({ event }) => event.act } } },
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
          { guard: { type: 'isAbout', params: 'setUp' }, target: 'beginning', actions: { type: 'hold', params: said } },
          { guard: { type: 'isAbout', params: 'renew' }, target: 'renewing', actions: { type: 'hold', params: said } },
          { target: 'dropping', actions: { type: 'hold', params: said } },
        ],
        onError: otherwise('refused'),
      },
    },
    beginning: {
      tags: 'busy',
      invoke: {
        id: 'beginApp',
        src: 'beginApp',
        input: ticketOf,
        onDone: { target: 'showing', actions: { type: 'learn', params: said } },
        onError: unheard,
      },
    },
    showing: { on: proves },
    codeInvalid: { on: proves },
    codeRejected: { on: proves },
    proving: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'proveApp',
        src: 'proveApp',
        input: ({ context, event }) => ({ ...ticketOf({ context }), second: (event as { second: string }).second }),
        onDone: shown,
        onError: [refused('second-wrong', 'codeRejected'), refused('second-locked', 'codeRejected'), ...unheard],
      },
    },
    renewing: {
      tags: ['held', 'busy'],
      invoke: { id: 'renewCodes', src: 'renewCodes', input: ticketOf, onDone: shown, onError: unheard },
    },
    keeping: { tags: 'held', on: { kept: 'opening' } },
    dropping: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'dropApp',
        src: 'dropApp',
        input: ticketOf,
        onDone: { ...seen, actions: [seen.actions, 'forget'] },
        onError: unheard,
      },
    },
  },
})
