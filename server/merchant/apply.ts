import type { Taken } from '#contract/endpoint.ts'
import type { merchant } from '#contract/merchant.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import { tradeTermsAt } from '../market/trade-terms.ts'
import { daytimes } from './offer.ts'
import { lockedMerchant, moveMerchant } from './move.ts'
import type { Application } from './effects.ts'
import type { MerchantRow } from './rows.ts'

type Asked = Omit<Taken<typeof merchant.apply>, 'agree' | 'idem'>

export async function apply(call: Call, { name, contact, pay_types, hours, images }: Asked): Promise<MerchantRow> {
  const { sql, now } = call
  const { id } = memberOf(call)
  const { margin_need } = await tradeTermsAt(sql, now)
  const application: Application = {
    says: { name, contact, pay_types: [...new Set(pay_types)], ...daytimes(hours), margin_need },
    images,
  }
  await beginMerchant(sql, id, application.says, now)
  const row = (await lockedMerchant(call, id)) ?? refuse('missing')
  return moveMerchant(call, row, { type: 'apply', by: 'merchant' }, { application })
}

async function beginMerchant(sql: Sql, member: number, says: Application['says'], now: Date): Promise<void> {
  await sql
    .insertInto('merchant')
    .columns(['member_id', 'merchant_no', 'state', 'applied_at', 'changed_at', ...SAID])
    .expression((from) =>
      from
        .selectFrom('member')
        .select((is) => [
          'id',
          'user_no',
          is.val('none').as('state'),
          is.val(now).as('applied_at'),
          is.val(now).as('changed_at'),
          ...SAID.map((name) => is.val(says[name]).as(name)),
        ])
        .where('id', '=', member),
    )
    .onConflict((there) => there.doNothing())
    .execute()
}

const SAID = ['name', 'contact', 'pay_types', 'opens', 'closes', 'margin_need'] as const
