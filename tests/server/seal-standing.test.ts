import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { wallet } from '#contract/wallet.ts'
import { sealStanding } from '#server/cancellation/seal-standing.ts'
import { openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { openedWithin } from '#server/lib/sealed-names.ts'
import { booksBalance } from '#tests/world/books.ts'
import { bring } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'
import { asOwner } from '#tests/world/world.ts'

const world = await openWorld()
const { sql, context, member, give } = world

test('what was written before anything was sealed is sealed when the house opens, once, and the books still balance', async () => {
  const [mara, nils] = [await member(), await member()]
  await bring(world, mara, 'balance', 10_000n)
  const [from, to] = [await openAccount(sql, mara.id, 'balance'), await openAccount(sql, nils.id, 'balance')]
  const { user_no } = await sql
    .selectFrom('member')
    .select('user_no')
    .where('id', '=', mara.id)
    .executeTakeFirstOrThrow()
  const at = context.clock.now()
  const note = 'Rent of Mara Lindqvist'
  await asOwner(world, (inside) =>
    post(inside, {
      kind: 'transfer',
      ref: 'of-before',
      actor: 'operator',
      note,
      at,
      legs: [{ from, to, amount: 100n }],
    }),
  )
  for (const [subject, why] of [
    [user_no, 'Mara Lindqvist called'],
    ['books', 'A look'],
    [`${user_no} balance +3.00 EUR`, 'For Mara Lindqvist'],
  ] as const)
    await asOwner(world, (inside) =>
      raw`select desk_note('ada', 'look', ${subject}, ${why}, null, null, ${at})`.execute(inside),
    )

  await sealStanding(context)
  const notes = async () =>
    (await sql.selectFrom('posting').select('note').where('ref', '=', 'of-before').execute()).map((row) => row.note)
  const reasons = async () =>
    (await sql.selectFrom('desk_log').select('reason').orderBy('id').execute()).map((row) => row.reason)
  const sealed = { notes: await notes(), reasons: await reasons() }
  expect(JSON.stringify(sealed)).not.toContain('Lindqvist')
  expect(await openedWithin(context, sql, sealed)).toEqual({
    notes: [note],
    reasons: ['Mara Lindqvist called', 'A look', 'For Mara Lindqvist'],
  })
  expect(
    (await give(wallet.log, { account: 'balance', page: 1, limit: 5 }, nils)).data.map(({ remark }) => remark),
  ).toEqual([note])
  await sealStanding(context)
  expect({ notes: await notes(), reasons: await reasons() }).toEqual(sealed)
  const { rows } = await raw`select from pg_trigger where tgname like '%_is_kept' and tgenabled <> 'O'`.execute(sql)
  expect(rows).toHaveLength(0)
  await booksBalance(world)
})
