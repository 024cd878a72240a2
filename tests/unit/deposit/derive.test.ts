import { HDKey } from '@scure/bip32'
import { expect, test } from 'vitest'
import { addressProblem, networkOf } from '#contract/chain-address.ts'
import { depositAddress, keyProblem } from '#server/deposit/derive.ts'

/** Of mnemonics that everybody knows: m/44'/60'/0' and m/44'/195'/0'. */
const ABANDON = {
  ERC20:
    'xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt',
  TRC20:
    'xpub6D1AabNHCupeiLM65ZR9UStMhJ1vCpyV4XbZdyhMZBiJXALQtmn9p42VTQckoHVn8WNqS7dqnJokZHAHcHGoaQgmv8D45oNUKx6DZMNZBCd',
} as const
const JUNK = {
  ERC20:
    'xpub6Ce9NcJvTk36xtLSrJLZqE7wtgA5deCeYs7rSQtreh4cj6ByPtrg9sD7V2FNFLPnf8heNP3FGkeV9qwfzvZNSd54JoNXVsXFYSYwHsnJxqP',
  TRC20:
    'xpub6BuRy7ZmkGfP2RWhoor1kWB1w9DvrtmJbFBvnC1bQ4SB5NbCHTyQYCJSXZtxDbFyHTmC7wkU2he3nYYdpZ3Vf6qUAkXSnL6RPif4BDtDEKr',
} as const

test.each([
  [ABANDON.ERC20, 'ERC20', 0, '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
  [ABANDON.TRC20, 'TRC20', 0, 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
  [ABANDON.TRC20, 'TRC20', 1, 'TSeJkUh4Qv67VNFwY8LaAxERygNdy6NQZK'],
  [JUNK.ERC20, 'ERC20', 0, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  [JUNK.TRC20, 'TRC20', 0, 'TWer2Ygk5TEheHp3TPuYeqxmB6SsGZmaL6'],
  [JUNK.TRC20, 'TRC20', 1, 'TPjjvMwjPoDC32V2dGDYTkLH4E5LAtBZ6C'],
] as const)('%s gives on %s, as number %i, %s', (key, network, index, address) => {
  expect(depositAddress(key, network, index)).toBe(address)
  expect(addressProblem(address, network)).toBeUndefined()
  expect(networkOf(address)).toBe(network)
})

test('a key is that of an account, and public', () => {
  const vector =
    'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8'
  const secret = HDKey.fromMasterSeed(new Uint8Array(32).fill(7)).derive("m/44'/60'/0'").privateExtendedKey
  expect(keyProblem(ABANDON.ERC20)).toBeUndefined()
  expect(keyProblem(vector)).toBe('its depth is 0, and that of an account is 3')
  expect(keyProblem(secret)).toBe('it is a private key: it can spend, and does not belong here')
  expect(keyProblem(`${ABANDON.ERC20.slice(0, -1)}x`)).toBe('it cannot be read as an extended public key')
})
