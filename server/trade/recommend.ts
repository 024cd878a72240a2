import type { Given } from '#contract/endpoint.ts'
import type { trade } from '#contract/trade.ts'
import type { Call } from '../lib/call.ts'
import { flag } from '../lib/flag.ts'
import { marketFacts } from '../market/queries.ts'
import { changeOf } from '../market/rates.ts'

type Words = Readonly<Record<string, { desc: string; tag: string }>>

export async function recommendations({ sql, now, locale, context }: Call): Promise<Given<typeof trade.recommend>> {
  const rows = await sql.selectFrom('recommendation').selectAll().where('shown', '=', true).orderBy('place').execute()
  const facts = await marketFacts(sql, now)
  const list = rows.map(({ id, name, logo, link, price, price_before, words }) => {
    const said = words as unknown as Words
    const { desc, tag } = said[locale] ?? said['en'] ?? { desc: '', tag: '' }
    return {
      id,
      name,
      logo,
      coin: facts?.coin ?? 'COIN',
      price,
      change: changeOf(price_before, price),
      link,
      desc,
      tag,
    }
  })
  return { list, notice: '', demo: flag(context.settings.mode !== 'production') }
}
