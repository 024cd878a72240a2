import * as v from 'valibot'
import { ADDRESS_LABEL_MAX, BIND_ADDRESS_PATH } from './limits.ts'
import { always, endpoint } from './endpoint.ts'
import type { Problem } from './problems.ts'
import { BY_SECOND, SecondCode } from './second.ts'
import { Flag, Id, Mark, Moment, Nothing, optional, Pin, VerificationCode, Version } from './shapes.ts'

export const NETWORKS = ['TRC20', 'ERC20'] as const
export type Network = (typeof NETWORKS)[number]

const ChainAddressText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'chain-address-required' satisfies Problem),
  v.maxLength(64, 'chain-address-invalid' satisfies Problem),
)
const Label = v.pipe(v.string(), v.trim(), v.maxLength(ADDRESS_LABEL_MAX, 'text-long' satisfies Problem))

/** Whether it is an address of its network is judged by `addressProblem`. */
export const AddressDetails = v.object({
  address: ChainAddressText,
  network: v.picklist(NETWORKS, 'network-required' satisfies Problem),
  label: v.optional(Label, ''),
})
export type AddressDetails = v.InferOutput<typeof AddressDetails>

export const PayoutAddress = v.object({
  id: v.number(),
  version: v.number(),
  currency: v.literal('USDT'),
  network: v.picklist(NETWORKS),
  address: v.string(),
  label: v.string(),
  is_default: Flag,
  locked: Flag,
  /** Withdrawals requested before then cool until then. */
  usable_time: Moment,
  create_time: Moment,
})
export type PayoutAddress = v.InferOutput<typeof PayoutAddress>

export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-6)}`

const BY_PIN = ['pin-unset', 'pin-wrong', 'pin-locked'] as const

export const payoutAddress = {
  list: endpoint({
    path: '/user/user/address_list',
    access: 'member',
    takes: Nothing,
    gives: v.object({ list: v.array(PayoutAddress) }),
    refusals: [],
    summary: 'The addresses that USDT of the member is paid out to, the default one first.',
  }),
  bind: endpoint({
    path: BIND_ADDRESS_PATH,
    access: 'member',
    writes: true,
    leaves: always,
    takes: v.object({
      ...AddressDetails.entries,
      id: v.optional(Id),
      version: v.optional(Id),
      /** 1: a failure is not to be shown as a toast that passes. */
      type: v.optional(Flag, 0),
      currency: v.optional(v.literal('USDT'), 'USDT'),
      is_default: v.optional(Flag, 0),
      code: VerificationCode,
      request_no: Mark,
      payword: Pin,
      second: optional(SecondCode),
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
      ...BY_SECOND,
    ],
    summary:
      'Adds an address to pay out to by a code of scene `withdraw_address` and, where there is one, the second factor, or changes the version of one that was read. What is so already is left as it is, and needs no code.',
  }),
  drop: endpoint({
    path: '/user/user/del_address',
    access: 'member',
    writes: true,
    takes: v.object({ id: Id, version: Version, payword: Pin }),
    gives: v.object({ list: v.array(PayoutAddress) }),
    refusals: ['missing', 'moved-on', 'address-locked', ...BY_PIN],
    summary:
      'Forgets the version of an address that was read, unless something that is open pays to it. Was it the default one, the oldest of the others is from now on.',
  }),
}
