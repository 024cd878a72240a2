import { HDKey } from '@scure/bip32'
import { describe, expect, test } from 'vitest'
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

describe('an address as it is typed', () => {
  test.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ])('%s is one', (address) => {
    expect(addressProblem(address, 'ERC20')).toBeUndefined()
    expect(addressProblem(address, 'TRC20')).toBe('chain-address-network')
  })

  test.each([
    ['', 'TRC20', 'chain-address-required'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TRC20', undefined],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'ERC20', 'chain-address-network'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T', 'TRC20', 'chain-address-invalid'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6', 'TRC20', 'chain-address-invalid'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'ERC20', 'chain-address-invalid'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'ERC20', 'chain-address-invalid'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'ERC20', 'chain-address-invalid'],
    ['hello', 'TRC20', 'chain-address-invalid'],
  ] as const)('"%s" on %s: %s', (address, network, problem) => {
    expect(addressProblem(address, network)).toBe(problem)
  })
})
