import * as v from 'valibot'
import { ADDRESS_LABEL_MAX } from './limits.ts'
import { endpoint } from './endpoint.ts'
import type { Problem } from './problems.ts'
import { Flag, Id, Line, Moment, Nothing, Pin, VerificationCode, Version } from './shapes.ts'

/** Chains that USDT is paid out on. */
export const NETWORKS = ['TRC20', 'ERC20'] as const
export type Network = (typeof NETWORKS)[number]

/** An address on a chain, as it is typed; whether it is one is judged with its network. */
export const ChainAddressText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'chain-address-required' satisfies Problem),
  v.maxLength(64, 'chain-address-invalid' satisfies Problem),
)
const Label = v.pipe(Line, v.maxLength(ADDRESS_LABEL_MAX, 'text-long' satisfies Problem))

export const PayoutAddress = v.object({
  id: v.number(),
  version: v.number(),
  currency: v.literal('USDT'),
  network: v.picklist(NETWORKS),
  address: v.string(),
  label: v.string(),
  is_default: Flag,
  locked: Flag,
  /** What is asked for before then cools until then. */
  usable_time: Moment,
  create_time: Moment,
})
export type PayoutAddress = v.InferOutput<typeof PayoutAddress>

const BY_PIN = ['pin-unset', 'pin-wrong', 'pin-locked'] as const

export const payoutAddress = {
  list: endpoint({
    path: '/user/user/address_list',
    access: 'member',
    takes: Nothing,
    gives: v.object({ list: v.array(PayoutAddress) }),
    refusals: [],
    says: 'The addresses that USDT of the member is paid out to, the default one first.',
  }),
  bind: endpoint({
    path: '/user/user/bind_address',
    access: 'member',
    writes: true,
    takes: v.object({
      id: v.optional(Id),
      version: v.optional(Id),
      type: v.optional(Flag, 0),
      currency: v.optional(v.literal('USDT'), 'USDT'),
      network: v.picklist(NETWORKS),
      address: ChainAddressText,
      label: v.optional(Label, ''),
      is_default: v.optional(Flag, 0),
      code: VerificationCode,
      payword: Pin,
    }),
    gives: PayoutAddress,
    refusals: [
      'invalid',
      'missing',
      'moved-on',
      'address-locked',
      'address-enough',
      'wrong-code',
      'dead-code',
      ...BY_PIN,
    ],
    says: 'Adds an address to pay out to, or changes the version of one that was read. What is so already is left as it is.',
  }),
  drop: endpoint({
    path: '/user/user/del_address',
    access: 'member',
    writes: true,
    takes: v.object({ id: Id, version: v.optional(Version), payword: Pin }),
    gives: v.object({ list: v.array(PayoutAddress) }),
    refusals: ['invalid', 'missing', 'address-locked', ...BY_PIN],
    says: 'Forgets an address to pay out to, unless something that is open pays to it.',
  }),
}
