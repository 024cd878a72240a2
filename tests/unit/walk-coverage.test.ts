import { expect, it } from 'vitest'
import { coverageOf, type Facts, type Plan } from '#tests/walk/coverage.ts'

const [WALLET, POINTS] = ['/pages/money/gw_atm', '/pages/jf/atm']
const plan: Plan = {
  flow: 'convert',
  addresses: [WALLET, POINTS],
  states: ['idle', 'success'],
  touches: [`${WALLET} | idle | says how much`],
  proofs: [`${WALLET} | answers pay`],
  missing: [],
  never: {},
}
const walk = (address: string, touches: readonly string[] = []) => ({
  flow: 'convert',
  address,
  states: ['idle'],
  proofs: plan.proofs,
  touches,
})
const all: Facts = {
  plans: [plan],
  walked: [walk(WALLET), walk(POINTS)],
  touched: [{ flow: 'convert', touches: plan.touches }],
  looked: [{ flow: 'convert', states: ['success'] }],
}
const house = { flows: ['convert'], addresses: [WALLET, POINTS] }

const isComplete = (facts: Partial<Facts>, there = house) => coverageOf({ ...all, ...facts }, there).complete

it('is complete when every door is opened, every state is seen, and every touch and proof is done', () => {
  expect(isComplete({})).toBe(true)
})

it('misses a door that nobody opens', () => {
  expect(isComplete({ walked: all.walked.slice(0, 1) })).toBe(false)
})

it('misses a state that is neither looked at nor walked to, a touch, and what the app was to prove', () => {
  expect(isComplete({ looked: [] })).toBe(false)
  expect(isComplete({ touched: [] })).toBe(false)
  expect(isComplete({ walked: all.walked.map((one) => ({ ...one, proofs: [] })) })).toBe(false)
})

it('takes for a touch what a path did on its way', () => {
  expect(isComplete({ touched: [], walked: [walk(WALLET, plan.touches), walk(POINTS)] })).toBe(true)
})

it('misses a flow file and an address that no table plans', () => {
  expect(coverageOf(all, { ...house, flows: ['convert', 'barter'] }).unplanned).toEqual(['barter'])
  expect(isComplete({}, { ...house, flows: ['convert', 'barter'] })).toBe(false)
  expect(isComplete({}, { ...house, addresses: [...house.addresses, '/pages/my/recharge'] })).toBe(false)
})

it('tells two screens of one flow apart: what one address proves is not proven for the other', () => {
  const other: Plan = { ...plan, addresses: [WALLET], proofs: ['/pages/wallets/to_money | answers pay'] }
  expect(isComplete({ plans: [plan, other] })).toBe(false)
})
