import { describe, expect, test } from 'vitest'
import { addressProblem, networkOf, plainAddress } from '#contract/chain-address.ts'

/** The examples of EIP-55 that mix capitals and small letters. */
const MIXED = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]
/** Its examples of capitals alone, and of small letters alone. */
const PLAIN = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
]
const TRON = [
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
  'TSeJkUh4Qv67VNFwY8LaAxERygNdy6NQZK',
  'TWer2Ygk5TEheHp3TPuYeqxmB6SsGZmaL6',
  'TPjjvMwjPoDC32V2dGDYTkLH4E5LAtBZ6C',
]

describe('an address of Ethereum', () => {
  test.each([...MIXED, ...PLAIN])('%s is one, as the standard says', (address) => {
    expect(networkOf(address)).toBe('ERC20')
    expect(addressProblem(address, 'ERC20')).toBeUndefined()
    expect(addressProblem(` ${address} `, 'ERC20')).toBeUndefined()
  })

  test.each(MIXED)('%s is one in small letters, too, and written with its capitals', (address) => {
    const small = address.toLowerCase()
    expect(addressProblem(small, 'ERC20')).toBeUndefined()
    expect(plainAddress(small)).toBe(address)
    expect(plainAddress(`0x${small.slice(2).toUpperCase()}`)).toBe(address)
  })

  test.each(MIXED)('%s is none with one letter of another size', (address) => {
    const at = [...address].findIndex((letter, place) => place > 1 && /[a-f]/i.test(letter))
    const letter = address[at] ?? ''
    const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()
    const wrong = address.slice(0, at) + other + address.slice(at + 1)
    expect(addressProblem(wrong, 'ERC20')).toBe('chain-address-invalid')
  })
})

describe('an address of TRON', () => {
  test.each(TRON)('%s is one', (address) => {
    expect(networkOf(address)).toBe('TRC20')
    expect(addressProblem(address, 'TRC20')).toBeUndefined()
    expect(plainAddress(` ${address}`)).toBe(address)
  })

  test.each([
    ['of which one letter is another', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
    ['of which two letters have changed places', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjL6jt'],
    ['in small letters', 'tr7nhqjekqxgtci8q8zy4pl8otszgjlj6t'],
    ['that is too short', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6'],
    ['with a letter that no such address has', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60'],
    ['of another chain', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ])('is none %s', (_, address) => {
    expect(addressProblem(address, 'TRC20')).toBe('chain-address-invalid')
  })
})

test.each([
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'TRC20'],
  ['0x27b1fdb04752bbc536007a920d24acb045561c26', 'TRC20'],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'ERC20'],
] as const)('%s is right, and not on %s', (address, network) => {
  expect(addressProblem(address, network)).toBe('chain-address-network')
})

test.each(['', 'x', '0x', `0x${'g'.repeat(40)}`, `0X${'a'.repeat(40)}`, `0x${'a'.repeat(41)}`, 'T'.repeat(34)])(
  '"%s" is none on any network',
  (address) => {
    expect(addressProblem(address, 'ERC20')).toBe('chain-address-invalid')
    expect(addressProblem(address, 'TRC20')).toBe('chain-address-invalid')
  },
)
