import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'

const modules = import.meta.glob<Record<string, unknown>>('#machines/*/*.{flow,lifecycle}.ts', { eager: true })

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value
const machineIn = (exported: Record<string, unknown>): AnyStateMachine => {
  for (const value of Object.values(exported)) {
    if (isMachine(value)) return value
    const made: unknown = typeof value === 'function' && value.length === 0 ? (value as () => unknown)() : undefined
    if (isMachine(made)) return made
  }
  throw new Error('a machine file exports no machine')
}

const all = Object.entries(modules).map(([file, exported]) => ({
  file,
  name: file.replace(/^.*machines\//, ''),
  machine: machineIn(exported),
}))
const flows = all.filter(({ file }) => file.endsWith('.flow.ts'))
const lifecycles = all.filter(({ file }) => file.endsWith('.lifecycle.ts'))

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const ancestorsOf = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [node, ...ancestorsOf(node.parent)] : [node])
const leavesOf = (machine: AnyStateMachine) =>
  nodesOf(machine.root).filter(({ type }) => type === 'atomic' || type === 'final')
const nameOf = ({ path }: AnyStateNode) => path.join('.')
const textOf = (name: string) => readFileSync(new URL(`../../machines/${name}`, import.meta.url), 'utf8')

/** Where a conversation rests with nothing left to say: one reads, and leaves by a link. */
const RESTS: Record<string, readonly string[]> = {
  'account/bind-username.flow.ts': ['alreadySet'],
  'account/centre.flow.ts': ['anonymous'],
  'account/profile.flow.ts': ['ready'],
  'account/settings.flow.ts': ['anonymous'],
  'cancellation/cancel-account.flow.ts': ['needsPin'],
  'card/cards.flow.ts': ['empty'],
  'coupon/coupon-code.flow.ts': ['missing', 'used', 'over'],
  'card/account.flow.ts': ['notFound', 'locked', 'needsPin'],
  'invest/order.flow.ts': ['missing'],
  'shop-order/order.flow.ts': ['missing'],
  'parcel/parcel.flow.ts': ['missing'],
  'invest/buy.flow.ts': ['missing'],
  'equity/exchange.flow.ts': ['missing', 'needsPin'],
  'equity/fund.flow.ts': ['missing'],
  'equity/holding.flow.ts': ['missing'],
  'service/placement.flow.ts': ['none'],
  'merchant/entry.flow.ts': ['anonymous'],
  'shop/goods.flow.ts': ['missing'],
  'shop-order/checkout.flow.ts': ['missing', 'noAddress', 'noPickupStore'],
  'address/addresses.flow.ts': ['empty'],
  'address/address.flow.ts': ['full', 'notFound'],
  'location/open-location.flow.ts': ['invalid'],
  'link/frame.flow.ts': ['invalidLink', 'notAllowed'],
  'link/leave.flow.ts': ['invalidLink'],
  'news/white-paper.flow.ts': ['missing'],
  'notice/push.flow.ts': ['unconfigured', 'unsupported'],
  'payment/hand-off.flow.ts': ['missing', 'paid'],
  'payment/pay-in.flow.ts': ['noMethod'],
  'payment/pay.flow.ts': ['missing', 'paid', 'alreadyPaid', 'closed'],
  'payout-address/addresses.flow.ts': ['empty'],
  'payout-address/address.flow.ts': ['notFound', 'locked', 'needsPin'],
  'security/bind-phone.flow.ts': ['alreadyBound'],
  'security/change-phone.flow.ts': ['noPhone'],
  'service/credit.flow.ts': ['notCentre', 'needsPin'],
  'service/open.flow.ts': ['closed', 'needsPin'],
  'service/payout.flow.ts': ['notCentre', 'needsPin'],
  'session/mini-program.flow.ts': ['unsupported'],
  'recharge/recharge.flow.ts': ['missing', 'noChannel'],
  'stock/read.flow.ts': ['showing', 'missing'],
  'trade/merchant-order.flow.ts': ['missing', 'noRole'],
  'trade/order.flow.ts': ['missing'],
  'wallet/convert.flow.ts': ['needsPin'],
  'withdrawal/withdraw.flow.ts': ['missing', 'needsPin'],
  'withdrawal/withdrawal.flow.ts': ['missing'],
  'transfer/transfer.flow.ts': ['needsPin'],
  'trade/sell.flow.ts': ['anonymous'],
  'trade/recommend.flow.ts': ['showing'],
}

/** Where a life ends although something may still be said of it, and lives that may always begin anew. */
const ENDS: Record<string, readonly string[]> = {
  'trade/order.lifecycle.ts': ['completed'],
  'merchant/merchant.lifecycle.ts': [],
}

/** What talks on for as long as it is listened to has no outcome. */
const TALKS = new Set(['listening', 'offer', 'shelf', 'sending', 'pictures'])

const isLeft = (leaf: AnyStateNode) =>
  leaf.type === 'final' ||
  (leaf.always?.length ?? 0) > 0 ||
  ancestorsOf(leaf).some((node) =>
    [...node.transitions.values()].flat().some(({ target }) => target?.some((one) => one !== leaf)),
  )

/** What a person may do in a state, and where it leads: whatever is nearest answers. */
const heardIn = (leaf: AnyStateNode) =>
  [...new Set(ancestorsOf(leaf).flatMap(({ ownEvents }) => ownEvents))]
    .filter((event) => !/^xstate\.|^(changed|picture)$/.test(event))
    .map((event) => ({
      event,
      to:
        ancestorsOf(leaf)
          .find(({ transitions }) => transitions.has(event))
          ?.transitions.get(event) ?? [],
    }))

describe.each(flows)('$name', ({ name, machine }) => {
  it('says the whole conversation in at most 200 lines', () => {
    expect(textOf(name).split('\n').length - 1).toBeLessThanOrEqual(200)
  })

  it('names every question by what it asks, and hears both outcomes of what has one', () => {
    const faults = nodesOf(machine.root).flatMap((node) =>
      node.invoke.flatMap(({ id, src }) => [
        ...(id === src ? [] : [`${nameOf(node)}: ${id} asks ${String(src)}`]),
        ...(TALKS.has(id) ? [] : ['done', 'error'])
          .filter((outcome) => !node.transitions.has(`xstate.${outcome}.actor.${id}`))
          .map((outcome) => `${nameOf(node)}: ${id} has no ${outcome}`),
      ]),
    )
    expect(faults).toEqual([])
  })

  it('leaves nobody where there is nothing to do', () => {
    const stuck = leavesOf(machine)
      .filter((leaf) => !isLeft(leaf))
      .map(nameOf)
    expect(stuck).toEqual(RESTS[name] ?? [])
  })

  it('hears nobody while something of theirs is being sent', () => {
    const left = leavesOf(machine)
      .filter((leaf) => ['busy', 'held'].every((tag) => ancestorsOf(leaf).some(({ tags }) => tags.includes(tag))))
      .flatMap((leaf) =>
        heardIn(leaf)
          .filter(({ to }) => to.some(({ target }) => target !== undefined))
          .map(({ event }) => `${nameOf(leaf)} ${event}`),
      )
    expect(left).toEqual([])
  })

  it('marks states with known words only', () => {
    expect(
      nodesOf(machine.root)
        .flatMap(({ tags }) => tags)
        .filter((tag) => !['busy', 'held'].includes(tag)),
    ).toEqual([])
  })

  it('reads no clock, rolls no dice and never goes anywhere itself', () => {
    expect(textOf(name)).not.toMatch(/\bDate\b|Math\.random|\bfetch\b|localStorage|navigate/)
  })
})

describe.each(lifecycles)('$name', ({ name, machine }) => {
  it('asks nothing and waits for nothing', () => {
    expect(
      nodesOf(machine.root)
        .filter(({ invoke, after }) => invoke.length > 0 || after.length > 0)
        .map(nameOf),
    ).toEqual([])
  })

  it('ends, or may begin anew', () => {
    const leaves = leavesOf(machine)
    expect(leaves.filter((leaf) => !isLeft(leaf)).map(nameOf)).toEqual(ENDS[name] ?? [])
    expect(leaves.some(({ type }) => type === 'final') || name in ENDS).toBe(true)
  })
})
