import { assign, setup } from 'xstate'
import { ADDRESSES_KEPT, address, type Area, type AreaName, type PostalAddress } from '#contract/address.ts'
import { outputOf } from '../lib/heard.ts'
import { required } from '../lib/required.ts'
import { otherwise, refused } from '../lib/refusal.ts'
import { local, remote } from '../lib/remote.ts'
import { dropping, unproven } from '../stock/dropping.part.ts'
import { form, formActions, formGuards, submits, type Filling, type FormEvent } from '../stock/form.part.ts'
import {
  addressProblems,
  formOf,
  levelsFor,
  NO_ADDRESS,
  placed,
  wanted,
  withoutPlace,
  type AddressForm,
  type Levels,
} from './address.rules.ts'

interface Input {
  which: 'new' | (string & {})
  /** Where somebody most likely has things sent to. */
  country: string
  /** What was said before a point was picked, and the point. */
  begun?: AddressForm | undefined
}

interface Context extends Filling<AddressForm>, Input {
  levels: Levels
  kept: number
  address?: PostalAddress | undefined
}

type Event =
  | FormEvent<AddressForm>
  | { type: 'area'; name: 'country' | AreaName; said: string }
  | { type: 'point'; form: AddressForm }
  | { type: 'unpoint' | 'drop' | 'confirm' | 'back' | 'retry' }

const also = {
  area: {
    target: 'arranging',
    actions: { type: 'arrange', params: ({ event }: { event: { name: 'country' | AreaName; said: string } }) => event },
  },
  unpoint: { target: 'arranging', actions: 'unpoint' },
  point: {
    target: 'pointing',
    actions: { type: 'take', params: ({ event }: { event: { form: AddressForm } }) => event.form },
  },
} as const
const drop = { guard: 'isThere', target: 'confirmingDelete', actions: 'clear' } as const

type Said = AddressForm & Partial<Pick<PostalAddress, 'id' | 'version'>>

const sends = ({ address }: Context, { form: said }: FormEvent<AddressForm>): Said => ({
  ...said,
  ...(address && { id: address.id, version: address.version }),
})

const asked = form({
  check: addressProblems,
  sends,
  also,
  done: { target: 'done', actions: { type: 'keep', params: outputOf<PostalAddress> } },
  refusals: { 'moved-on': 'loading', missing: 'loading' },
})
const listOf = ({ event }: { event: { output: { list: readonly PostalAddress[] } } }) => event.output.list

const { confirmingDelete, deleting } = dropping({
  what: ({ address }: Context) => ({ id: required(address).id, version: required(address).version }),
  back: 'idle',
  refusals: { 'moved-on': 'loading', missing: 'loading' },
  proof: unproven,
})

export const addressFlow = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(address, 'index', 'info', 'area', 'drop'),
    /** Adds it or changes it. */
    send: local<PostalAddress, Said>('send'),
  },
  guards: {
    ...formGuards(addressProblems),
    isNew: ({ context }) => context.which === 'new',
    isNumber: ({ context }) => /^[1-9]\d{0,8}$/.test(context.which),
    isFull: (_, list: readonly PostalAddress[]) => list.length >= ADDRESSES_KEPT,
    isThere: ({ context }) => context.address !== undefined,
    isWanting: ({ context }) => wanted(context) !== undefined,
  },
  actions: {
    ...formActions<Context, Event>()(addressProblems),
    count: assign((_, list: readonly PostalAddress[]) => ({ kept: list.length })),
    learn: assign(({ context }, address: PostalAddress) => ({
      address,
      levels: [],
      form: context.begun ?? formOf(address),
      begun: undefined,
    })),
    keep: assign((_, address: PostalAddress) => ({ address, trouble: undefined })),
    arrange: assign(({ context }, { name, said }: { name: 'country' | AreaName; said: string }) => {
      const form = placed(context.form, name, said)
      return {
        form,
        levels: levelsFor(context.form, form, context.levels),
        problems: withoutPlace(context.problems),
        trouble: undefined,
      }
    }),
    unpoint: assign(({ context: { form } }) => ({ form: { ...form, lat: '', lng: '' }, trouble: undefined })),
    read: assign(({ context }, list: readonly Area[]) => ({ levels: [...context.levels, list] })),
  },
}).createMachine({
  id: 'postalAddress',
  context: ({ input }) => ({
    ...input,
    levels: [],
    kept: 0,
    form: input.begun ?? { ...NO_ADDRESS, country: input.country },
    problems: {},
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isNew', target: 'counting' },
        { guard: 'isNumber', target: 'loading' },
        { target: 'notFound' },
      ],
    },
    counting: {
      tags: 'busy',
      invoke: {
        id: 'index',
        src: 'index',
        input: {},
        onDone: [
          { guard: { type: 'isFull', params: listOf }, target: 'full' },
          { target: 'arranging', actions: { type: 'count', params: listOf } },
        ],
        onError: otherwise('unreachable'),
      },
    },
    full: {},
    loading: {
      tags: 'busy',
      invoke: {
        id: 'info',
        src: 'info',
        input: ({ context }) => ({ id: Number(context.which) }),
        onDone: { target: 'arranging', actions: { type: 'learn', params: outputOf<PostalAddress> } },
        onError: [refused('missing', 'notFound'), otherwise('unreachable')],
      },
    },
    unreachable: { on: { retry: { target: 'opening', actions: 'clear' } } },
    notFound: {},
    arranging: { always: [{ guard: 'isWanting', target: 'areaLoading' }, { target: 'idle' }] },
    areaLoading: {
      tags: 'busy',
      invoke: {
        id: 'area',
        src: 'area',
        input: ({ context }) => required(wanted(context)),
        onDone: { target: 'arranging', actions: { type: 'read', params: ({ event }) => event.output.list } },
        onError: otherwise('areaFailed'),
      },
      on: also,
    },
    areaFailed: {
      on: {
        ...also,
        submit: submits<AddressForm>('submitting', 'areaFailed'),
        retry: { target: 'areaLoading', actions: 'clear' },
      },
    },
    ...asked,
    idle: { on: { ...asked.idle.on, drop } },
    invalid: { ...asked.invalid, on: { ...asked.invalid.on, drop } },
    pointing: { type: 'final' },
    confirmingDelete,
    deleting: { ...deleting, invoke: { ...deleting.invoke, onDone: 'dropped' } },
    dropped: { type: 'final' },
  },
})
