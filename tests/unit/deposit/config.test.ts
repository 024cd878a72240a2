import { expect, test } from 'vitest'
import { chainConfigs } from '#server/deposit/chain-config.ts'

const TRON =
  'xpub6BuRy7ZmkGfP2RWhoor1kWB1w9DvrtmJbFBvnC1bQ4SB5NbCHTyQYCJSXZtxDbFyHTmC7wkU2he3nYYdpZ3Vf6qUAkXSnL6RPif4BDtDEKr'
const configured = (environment: Record<string, string>, isProduction = false) =>
  chainConfigs((name) => environment[name], isProduction)

test('the demo has keys that everybody knows and says so; production without keys has no network', () => {
  expect(configured({}).map(({ network, isDemo, node }) => [network, isDemo, node])).toEqual([
    ['TRC20', true, undefined],
    ['ERC20', true, undefined],
  ])
  expect(configured({}, true)).toEqual([])
})

test('a key of the operator’s takes the place of the demo’s', () => {
  const own = { QUAY_XPUB_TRON: TRON, QUAY_NODE_TRON: 'https://node.example' }
  expect(configured(own, true)).toEqual([{ network: 'TRC20', key: TRON, node: 'https://node.example', isDemo: false }])
})

test.each([
  [{ QUAY_NODE_TRON: 'https://node.example' }, 'QUAY_NODE_TRON belongs together with QUAY_XPUB_TRON'],
  [{ QUAY_XPUB_TRON: 'xpub' }, 'QUAY_XPUB_TRON is not good for addresses: it cannot be read'],
  [{ QUAY_XPUB_TRON: TRON, QUAY_NODE_TRON: 'node' }, 'QUAY_NODE_TRON is no address'],
])('%j does not start, and says why', (environment, says) => {
  expect(() => configured(environment)).toThrow(says)
})

test('production does not give out addresses that nobody watches', () => {
  expect(() => configured({ QUAY_XPUB_TRON: TRON }, true)).toThrow('QUAY_NODE_TRON is missing')
})
