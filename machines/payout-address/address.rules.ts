import * as v from 'valibot'
import { addressProblem, networkOf } from '#contract/chain-address.ts'
import { AddressDetails, NETWORKS, type Network, type PayoutAddress } from '#contract/payout-address.ts'
import type { Problem } from '#contract/problems.ts'
import { Pin, VerificationCode } from '#contract/shapes.ts'
import { withSecond, type Second } from '../factor/second.rules.ts'
import { checks, isClean } from '../lib/problems.ts'

export interface AddressForm extends Second {
  address: string
  network: Network | ''
  label: string
  is_default: 0 | 1
  code: string
  payword: string
}

export const NO_ADDRESS: AddressForm = { address: '', network: '', label: '', is_default: 0, code: '', payword: '' }

/** No secret. */
export const Described = v.object({
  address: v.string(),
  network: v.picklist(NETWORKS),
  label: v.string(),
  is_default: v.picklist([0, 1]),
})

export const formOf = ({ address, network, label, is_default }: PayoutAddress): AddressForm => ({
  ...NO_ADDRESS,
  address,
  network,
  label,
  is_default,
})

export const detailProblems = checks(AddressDetails, ({ address, network }: AddressForm, problems) => {
  const problem = isClean(problems) && network !== '' && addressProblem(address, network)
  return problem ? { address: problem } : problems
})

type Where = Pick<AddressForm, 'address' | 'network'>

/** A network that nobody chose otherwise follows the address. */
export function pastedProblem(pasted: string, { address, network }: Where): Problem | undefined {
  const like = networkOf(pasted)
  const isChosen = network !== '' && network !== networkOf(address)
  return like ? addressProblem(pasted, isChosen ? network : like) : 'chain-address-invalid'
}

export const proofProblems = withSecond(checks<AddressForm>(v.object({ code: VerificationCode, payword: Pin })))
