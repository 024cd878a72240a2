import { expect, test } from 'vitest'
import { post } from '#server/ledger/post.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { inTransaction } from '#server/lib/database.ts'
import { putIn } from '#tests/world/invest.ts'
import { fillVenture, openVenture } from '#tests/world/ventures.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, context } = world
const rules = await sql.selectFrom('posting_rule').select(['kind', 'from_class', 'to_class']).execute()
type Rule = (typeof rules)[number]

function ways(from: string, to: string, gone: readonly Rule[] = []): Rule[][] {
  return rules
    .filter((rule) => rule.from_class === from && !gone.some(({ from_class }) => from_class === rule.to_class))
    .flatMap((rule) => {
      const way = [...gone, rule]
      return rule.to_class === to ? [way] : rule.to_class === from ? [] : ways(rule.to_class, to, way)
    })
}

test('a pool is filled by a fund alone, out of fees or capital', () => {
  expect(rules.filter(({ to_class }) => to_class === 'pool')).toEqual([
    { kind: 'fund', from_class: 'capital', to_class: 'pool' },
    { kind: 'fund', from_class: 'fees', to_class: 'pool' },
  ])
})

const kinds = (kind: string) =>
  rules
    .filter((rule) => rule.kind === kind)
    .map(({ from_class, to_class }) => `${from_class} ${to_class}`)
    .toSorted()

test('what is put in goes into an order’s own account and from there back, or as a fee: nothing of it is anybody’s income', () => {
  expect(kinds('invest')).toEqual(['member escrow'])
  expect(kinds('invest_back')).toEqual(['escrow member'])
  expect(kinds('invest_fee')).toEqual(['escrow fees'])
  expect(kinds('payout')).toEqual(['pool member'])
})

test('what is paid for an order of the shop goes into its own account, and from there back, to its seller, or to the house', () => {
  expect(kinds('shop')).toEqual(['held escrow', 'member escrow', 'outside escrow'])
  expect(kinds('shop_back')).toEqual(['escrow member'])
  expect(kinds('shop_paid')).toEqual(['escrow capital', 'escrow fees', 'escrow member', 'pool member'])
})

test('no way leads from a purchase to a pool but by a fund, which two operators agree on', () => {
  const found = rules
    .filter(({ kind }) => kind === 'invest' || kind === 'shop')
    .flatMap(({ to_class }) => ways(to_class, 'pool'))
  expect(found.length).toBeGreaterThan(0)
  for (const way of found) {
    const last = way.at(-1)
    expect([last?.kind, ['fees', 'capital'].includes(last?.from_class ?? '')], JSON.stringify(way)).toEqual([
      'fund',
      true,
    ])
  }
})

test('the base refuses every other way, whoever posts it', async () => {
  const person = await world.member()
  const venture = await openVenture(world)
  const other = await openVenture(world)
  await fillVenture(world, venture, 500n)
  const order = await putIn(world, person, venture, 1_000n)
  const balance = await openAccount(sql, person.id, 'balance')
  const capital = await houseAccount(sql, 'capital', 'EUR')
  const tries = [
    ['invest', balance, venture.pool],
    ['payout', order.escrow_id, balance],
    ['invest_back', order.escrow_id, venture.pool],
    ['invest_fee', order.escrow_id, capital],
    ['payout', order.escrow_id, venture.pool],
    ['fund', order.escrow_id, venture.pool],
    ['fund', venture.pool, other.pool],
    ['payout', venture.pool, other.pool],
  ] as const
  for (const [at, [kind, from, to]] of tries.entries()) {
    const tried = inTransaction(sql, (inside) =>
      post(inside, {
        kind,
        ref: `tried-${at}`,
        actor: 'system',
        at: context.clock.now(),
        legs: [{ from, to, amount: 1n }],
      }),
    )
    await expect(tried, kind).rejects.toThrow(/no rule lets|account_covered/)
  }
})
