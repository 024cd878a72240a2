import { expect, test } from 'vitest'
import { pastedProblem } from '#machines/payout-address/address.rules.ts'
import { ethereum, tron } from '#stories/fixtures/payout-address.ts'

test.each([
  ['what is no address', 'https://example.org', '', '', 'chain-address-invalid'],
  ['one with a wrong sign', `${tron.address.slice(0, -1)}u`, '', '', 'chain-address-invalid'],
  ['one where no network was chosen', ` ${tron.address}\n`, '', '', undefined],
  ['one of the network that was chosen', tron.address, '', 'TRC20', undefined],
  ['one of the other network', tron.address, '', 'ERC20', 'chain-address-network'],
  ['another, whose network follows as that of the last did', tron.address, ethereum.address, 'ERC20', undefined],
  ['one where another network was chosen by hand', tron.address, tron.address, 'ERC20', 'chain-address-network'],
] as const)('%s is judged as it is pasted', (_, pasted, address, network, problem) => {
  expect(pastedProblem(pasted, { address, network })).toBe(problem)
})
