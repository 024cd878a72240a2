import { assign, setup } from 'xstate'
import { payoutAddress, type Network, type PayoutAddress } from '#contract/payout-address.ts'
import { session } from '#contract/session.ts'
import type { Seconded } from '../factor/second.rules.ts'
import { required } from '../lib/required.ts'
import { outputOf } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { dropping, type DroppingEvent } from '../stock/dropping.part.ts'
import { secondedActions, type Filling, type FormEvent } from '../stock/form.part.ts'
import {
  codeActions,
  codeGuards,
  describes,
  pinLocked,
  pinRefusals,
  proofActions,
  proofGuards,
  secondedProof,
  type Sent,
} from '../stock/sent-code.part.ts'
import { detailProblems, formOf, NO_ADDRESS, proofProblems, type AddressForm } from './address.rules.ts'

interface Input {
  which: string
  hasPin: boolean
  /** Where somebody comes back to who has to set a PIN first. */
  here: string
  sent?: Sent | undefined
  /** What was said before the code was asked for, and the app went away. */
  begun?: AddressForm | undefined
}

interface Context extends Filling<AddressForm>, Seconded, Input {
  isFirst: boolean
  address?: PayoutAddress | undefined
}

type Event = FormEvent<AddressForm> | DroppingEvent | { type: 'sendCode' | 'drop' | 'unlock' | 'retry' }

const describing = {
  submit: describes<AddressForm, 'take' | 'keep'>(['take', 'keep'], 'sendingCode'),
  drop: { guard: 'isThere', target: 'confirmingDelete', actions: 'clear' },
} as const

const proving = secondedProof({
  describing,
  back: 'idle',
  code: { scene: 'withdraw_address', type: 'email' },
  check: proofProblems,
  sends: ({ address, sent }: Context, { form: said }: FormEvent<AddressForm>) => ({
    ...said,
    network: said.network as Network,
    ...(address && { id: address.id, version: address.version }),
    request_no: sent?.request_no,
  }),
  done: { target: 'done', actions: { type: 'bind', params: outputOf<PayoutAddress> } },
  refusals: {
    invalid: 'invalid',
    ...pinRefusals('codeSent'),
    'moved-on': 'loading',
    missing: 'loading',
    'address-locked': 'loading',
  },
})
const { confirmingDelete, deleting } = dropping({
  what: ({ address }: Context) => ({ id: required(address).id, version: required(address).version }),
  back: 'idle',
  refusals: { 'pin-unset': 'needsPin', 'moved-on': 'loading', missing: 'loading', 'address-locked': 'loading' },
})

export const addressFlow = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(payoutAddress, 'list', 'drop'),
    ...remote(session, 'sendCode'),
    send: remote(payoutAddress, 'bind').bind,
  },
  guards: {
    ...proofGuards<AddressForm, Context>(proofProblems, detailProblems),
    ...codeGuards,
    hasPin: ({ context }) => context.hasPin,
    isThere: ({ context }) => context.address !== undefined,
    isMissing: ({ context }) => context.which !== 'new' && context.address === undefined,
    isLocked: ({ context }) => context.address?.locked === 1,
    isAsked: ({ context }) => context.hasPin && context.sent !== undefined && context.begun !== undefined,
  },
  actions: {
    ...proofActions<Context, Event>()(proofProblems, detailProblems, 'code', 'payword', 'second'),
    ...secondedActions<Context, Event>(),
    ...codeActions<Context, Event>(),
    learn: assign(({ context: { which, form, begun } }, list: readonly PayoutAddress[]) => {
      const address = list.find(({ id }) => String(id) === which)
      return { address, isFirst: list.length === 0, form: begun ?? (address ? formOf(address) : form) }
    }),
    goOn: assign({ begun: undefined }),
    /** Whoever reads the letter may find the app gone. */
    keep: (_address, _form: AddressForm) => undefined,
    bind: assign((_, address: PayoutAddress) => ({ address, trouble: undefined })),
  },
}).createMachine({
  id: 'address',
  context: ({ input }) => ({ ...input, isFirst: false, form: NO_ADDRESS, problems: {} }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'list',
        src: 'list',
        input: {},
        onDone: { target: 'looking', actions: { type: 'learn', params: ({ event }) => event.output.list } },
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: { target: 'loading', actions: 'clear' } } },
    looking: {
      always: [
        { guard: 'isMissing', target: 'notFound' },
        { guard: 'isLocked', target: 'locked' },
        { guard: 'isAsked', target: 'codeSent', actions: 'goOn' },
        { guard: 'hasPin', target: 'idle', actions: 'goOn' },
        { target: 'needsPin' },
      ],
    },
    notFound: {},
    locked: {},
    needsPin: {},
    idle: { on: describing },
    invalid: { meta: { asks: detailProblems.schema }, on: describing },
    ...proving,
    pinLocked: pinLocked('codeSent'),
    confirmingDelete,
    deleting: { ...deleting, invoke: { ...deleting.invoke, onDone: 'dropped' } },
    dropped: { type: 'final' },
  },
})
