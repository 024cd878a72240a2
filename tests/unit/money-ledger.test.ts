import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { commands } from '#tests/sim/commands.ts'
import { type Command, faultsIn, type Ledger, modelLedger, naiveLedger, sum } from '#tests/sim/ledger-model.ts'
import { failsWithin, holdsFor, LIMIT, replay, runsText } from './money.arbitraries.ts'

type Open = () => Ledger
const asText = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

const booksHold = (open: Open) =>
  fc.property(commands(12), (list) => {
    const ledger = open()
    for (const command of list) ledger.post(command)
    return faultsIn(ledger.state()).length === 0
  })

const refusalsAreWhole = (open: Open) =>
  fc.property(commands(6), (list) => {
    const ledger = open()
    return list.every((command) => {
      const before = JSON.stringify(ledger.state(), asText)
      const said = ledger.post(command)
      const isUnchanged = JSON.stringify(ledger.state(), asText) === before
      return isUnchanged === (said !== 'done') && ledger.post(command) !== 'done'
    })
  })

const holdsAreWhole = (open: Open) =>
  fc.property(fc.uint8Array({ minLength: 2, maxLength: 16, size: 'max' }), ([begin = 0, ...steps]) => {
    const ledger = open()
    let ref = 0
    const does = (command: Omit<Command, 'ref'>) => ledger.post({ ...command, ref: (ref += 1) })
    does({ kind: 'recharge', moves: [{ from: 5, to: 0, amount: BigInt(begin) * 3n + 1n }], settles: [] })
    const endsTwice = steps.some((step) => {
      const hold = ledger.state().holds[step % 8]
      if (!hold) return void does({ kind: 'hold', moves: [{ from: 0, to: 2, amount: BigInt(step) + 1n }], settles: [] })
      const wasOpen = hold.open
      const [kind, to] = step > 127 ? (['withdrawal', 5] as const) : (['release', 0] as const)
      const said = does({ kind, moves: [{ from: 2, to, amount: hold.amount }], settles: [step % 8] })
      return (said === 'done') !== wasOpen
    })
    const { amounts, holds } = ledger.state()
    const aside = sum(holds.filter((hold) => hold.open).map((hold) => hold.amount))
    return !endsTwice && amounts[2] === aside && (amounts[0] ?? 0n) >= 0n && sum(amounts) === 0n
  })

test(`whatever is asked of the ledger, its books hold (${replay})`, { timeout: LIMIT }, () => {
  holdsFor(0.2, booksHold(modelLedger))
})

test(`what is refused leaves no trace, and what is done is done once (${replay})`, { timeout: LIMIT }, () => {
  holdsFor(0.1, refusalsAreWhole(modelLedger))
})

test(`what is held was set aside, and ends once (${replay})`, { timeout: LIMIT }, () => {
  holdsFor(0.1, holdsAreWhole(modelLedger))
})

test('and none of it is true of a ledger that writes what it is told', () => {
  expect(failsWithin(2_000, booksHold(naiveLedger))).toBe(true)
  expect(failsWithin(2_000, refusalsAreWhole(naiveLedger))).toBe(true)
  expect(failsWithin(2_000, holdsAreWhole(naiveLedger))).toBe(true)
})

afterAll(() => leaveFact('properties-ledger', `properties of the ledger: ${runsText()}`))
