import { sql as raw } from 'kysely'
import { STEPS, type Step } from '#contract/home.ts'
import { question } from '../lib/question.ts'
import type { Sql } from '../lib/database.ts'

const done = question<{ member: number }>()((sql, { member }) =>
  sql.selectNoFrom([
    raw<boolean>`exists (select from pin where pin.member_id = ${member}::integer)`.as('pin'),
    raw<boolean>`exists (select from bank_account
      where bank_account.member_id = ${member}::integer and bank_account.dropped_at is null)`.as('card'),
    raw<boolean>`exists (select from trade_order
      where trade_order.member_id = ${member}::integer and (state = 'completed' or order_is_open(state)))`.as('sale'),
    raw<boolean>`has_second(${member}::integer)`.as('second'),
  ]),
)

export async function stepsOf(sql: Sql, member: number): Promise<Step[] | null> {
  const [row] = await done(sql, { member })
  const steps = STEPS.filter((step) => row?.[step])
  return steps.length === STEPS.length ? null : steps
}
