import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { notices } from '#contract/notices.ts'
import { security } from '#contract/security.ts'
import { numberIn } from '#tests/world/desk.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, give, member, clock, context } = world
const { by, log } = await openDesk(world)
// The desk acts in real time.
clock.set(new Date().toISOString())

test('two operators lift a pause that a letter made; its member hears of it', async () => {
  const person = await member()
  const { user_no: no } = await sql
    .selectFrom('member')
    .select('user_no')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  expect((await by(ADA, `lift ${no} --reason "The mailbox is lost"`)).error).toContain(`Member ${no} is not paused.`)
  await raw`select pause_account(${person.id}, ${context.clock.now()}, 'lost@quay.test')`.execute(sql)
  const asked = await by(ADA, `lift ${no} --reason "The mailbox is lost"`)
  expect((await by(ADA, `lift approve ${numberIn(asked)}`, 'yes')).error).not.toBe('')
  expect((await give(security.pause, {}, person)).paused_at).not.toBe(null)
  const agreed = await by(BEN, `lift approve ${numberIn(asked)}`, 'yes')
  expect([agreed.error, agreed.out]).toEqual(['', expect.stringContaining('wants to lift that: The mailbox is lost')])
  expect((await give(security.pause, {}, person)).paused_at).toBe(null)
  expect((await give(notices.list, {}, person)).data[0]?.text).toBe(
    'Our team lifted the pause of payments from your account. You can pay and withdraw again.',
  )
  const [line] = await log('lift approve')
  expect([line?.subject, JSON.stringify(line)]).toEqual([no, expect.not.stringContaining('lost@quay.test')])
})
