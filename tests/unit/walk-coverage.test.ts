import { expect, it } from 'vitest'
import { coverageOf, type Plan, type Walked } from '#tests/lib/walk-coverage.ts'

const plan: Plan = {
  flow: 'convert',
  addresses: ['/pages/money/gw_atm', '/pages/jf/atm'],
  states: ['idle', 'success'],
  transitions: ['idle | submit | success', 'success | again | idle'],
  touches: ['/pages/money/gw_atm | idle | says how much'],
  never: {},
}
const walk = (address: string, transitions: readonly string[]): Walked => ({
  flow: 'convert',
  address,
  states: ['idle', 'success'],
  transitions,
})
const walked = [
  walk('/pages/money/gw_atm', ['idle | submit | success']),
  walk('/pages/jf/atm', ['idle | submit | success']),
]
const played = [walk('/pages/money/gw_atm', ['idle | submit | success', 'success | again | idle'])]
const touched = [{ flow: 'convert', touches: plan.touches }]
const all = { plans: [plan], walked, played, touched }
const house = { flows: ['convert'], addresses: ['/pages/money/gw_atm', '/pages/jf/atm'] }

const isComplete = (facts: Partial<typeof all>, there = house) => coverageOf({ ...all, ...facts }, there).complete

it('is complete when every door, state, transition and touch is proven', () => {
  expect(isComplete({})).toBe(true)
})

it('misses a walk that is taken away, by its address', () => {
  expect(isComplete({ walked: walked.slice(0, 1) })).toBe(false)
})

it('misses a transition that neither the app nor the machine takes, a state that no app shows, and a touch', () => {
  expect(isComplete({ played: [] })).toBe(false)
  expect(isComplete({ walked: walked.map((one) => ({ ...one, states: ['idle'] })) })).toBe(false)
  expect(isComplete({ touched: [] })).toBe(false)
})

it('misses a flow file and an address that no table plans', () => {
  expect(coverageOf(all, { ...house, flows: ['convert', 'barter'] }).unplanned).toEqual(['barter'])
  expect(isComplete({}, { ...house, flows: ['convert', 'barter'] })).toBe(false)
  expect(isComplete({}, { ...house, addresses: [...house.addresses, '/pages/my/recharge'] })).toBe(false)
})

it('tells two screens of one flow apart: what one address proves is not proven for the other', () => {
  const other: Plan = {
    ...plan,
    addresses: ['/pages/wallets/to_money'],
    touches: ['/pages/wallets/to_money | idle | says how much'],
  }
  expect(isComplete({ plans: [plan, other] })).toBe(false)
})
