import { sql as raw } from 'kysely'
import type { SharesLeft } from '#contract/cancellation.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { decimalOf, type Share } from '#contract/money.ts'
import type { Sql } from '../lib/database.ts'
import { saidIn } from './present.ts'
import type { ByLanguage } from './queries.ts'

export async function sharesLeft(
  sql: Sql,
  locale: LocaleTag,
  sums: readonly { readonly currency: Share; readonly amount: bigint }[],
): Promise<SharesLeft[]> {
  if (sums.length === 0) return []
  const { rows } = await raw<{ currency: Share; code: string; titles: ByLanguage<{ title?: string; name?: string }> }>`
    select currency, code, texts as titles from equity union all select currency, code, texts from fund`.execute(sql)
  return sums.map(({ currency, amount }) => {
    const named = rows.find((row) => row.currency === currency)
    const { title, name } = named ? saidIn(locale, named.titles) : {}
    return {
      code: named?.code ?? currency,
      title: title ?? name ?? currency,
      shares: decimalOf(amount, currency),
    }
  })
}
