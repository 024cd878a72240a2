import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { notices } from '#contract/notices.ts'
import { otherwise } from '../lib/refusal.ts'
import { local, remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'

/** Its address is empty while it has none. */
export interface Standing {
  readonly able: boolean
  readonly denied: boolean
  readonly endpoint: string
}

export type Permission =
  | { readonly answer: 'granted'; readonly endpoint: string }
  | { readonly answer: 'denied' | 'later' }

type Key = Given<typeof notices.pushKey>

export const pushFlow = setup({
  types: {
    input: {} as { locale: LocaleTag },
    context: {} as Standing & { locale: LocaleTag; key: string; trouble?: Trouble },
    events: {} as { type: 'switch' } | { type: 'retry' },
    tags: {} as 'busy',
  },
  actors: {
    ...remote(notices, 'pushKey', 'unsubscribe'),
    look: local<Standing>('look'),
    ask: local<Permission, { key: string }>('ask'),
    enrol: local<unknown, { locale: LocaleTag }>('enrol'),
  },
  guards: {
    isUnable: ({ context }) => !context.able,
    hasNoKey: (_, { key }: Key) => key === '',
    isDenied: ({ context }) => context.denied,
    isTold: ({ context }, { told_in }: Key) => told_in === context.locale,
    isToldOtherwise: (_, { told_in }: Key) => told_in !== '',
    isGranted: (_, { answer }: Permission) => answer === 'granted',
    isRefused: (_, { answer }: Permission) => answer === 'denied',
  },
  actions: {
    learn: assign((_, { key }: Key) => ({ key })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    clear: assign({ trouble: undefined }),
  },
}).createMachine({
  id: 'push',
  context: ({ input }) => ({ ...input, able: false, denied: false, endpoint: '', key: '' }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: {
          target: 'learning',
          actions: assign(({ event: { output } }) => ({ ...output })),
        },
        onError: 'learning',
      },
    },
    learning: {
      tags: 'busy',
      invoke: {
        id: 'pushKey',
        src: 'pushKey',
        input: ({ context }) => ({ endpoint: context.endpoint }),
        onDone: [
          { guard: { type: 'hasNoKey', params: ({ event }) => event.output }, target: 'unconfigured' },
          { guard: 'isUnable', target: 'unsupported' },
          { guard: 'isDenied', target: 'refused' },
          { guard: { type: 'isTold', params: ({ event }) => event.output }, target: 'on' },
          { guard: { type: 'isToldOtherwise', params: ({ event }) => event.output }, target: 'renewing' },
          { target: 'off', actions: { type: 'learn', params: ({ event }) => event.output } },
        ],
        onError: [{ guard: 'isUnable', target: 'unsupported' }, otherwise('unreachable')],
      },
    },
    unconfigured: {},
    unsupported: {},
    unreachable: { on: { retry: { target: 'opening', actions: 'clear' } } },
    refused: { on: { retry: 'opening' } },
    off: { on: { switch: 'asking' } },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }) => event.output },
            target: 'switching',
            actions: assign(({ event: { output } }) =>
              output.answer === 'granted' ? { endpoint: output.endpoint } : {},
            ),
          },
          { guard: { type: 'isRefused', params: ({ event }) => event.output }, target: 'refused' },
          { target: 'off' },
        ],
        onError: 'failed',
      },
    },
    switching: {
      tags: 'busy',
      invoke: {
        id: 'enrol',
        src: 'enrol',
        input: ({ context }) => ({ locale: context.locale }),
        onDone: 'on',
        onError: otherwise('failed'),
      },
    },
    failed: { on: { switch: { target: 'asking', actions: 'clear' } } },
    /** The member reads in another language by now; until it is said, the phone is told in the one before. */
    renewing: {
      tags: 'busy',
      invoke: {
        id: 'enrol',
        src: 'enrol',
        input: ({ context }) => ({ locale: context.locale }),
        onDone: 'on',
        onError: 'on',
      },
    },
    on: { on: { switch: { target: 'leaving', actions: 'clear' } } },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'unsubscribe',
        src: 'unsubscribe',
        input: ({ context }) => ({ endpoint: context.endpoint }),
        onDone: 'opening',
        onError: otherwise('on'),
      },
    },
  },
})
