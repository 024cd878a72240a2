import type { Given } from '#contract/endpoint.ts'
import { news } from '#contract/news.ts'
import { unix } from '../lib/clock.ts'
import { implement } from '../lib/implement.ts'
import { refuse } from '../lib/refuse.ts'
import { articleByCode, articleById, blocksOf, itemOf, neighbourOf, newsPage } from './queries.ts'

export const WHITE_PAPER = '/files/white-paper.pdf'
type Help = Given<typeof news.help>

export const newsHandlers = implement('news', news, {
  list: ({ sql, locale, now }, asked) => newsPage(sql, locale, now, asked),

  async article({ sql, locale, now }, { id, code }) {
    if ((id === undefined) === (code === undefined))
      refuse('invalid', { problems: { id: id === undefined ? 'required' : 'unreadable' } })
    const row = await (code ? articleByCode(sql, locale, now, code) : articleById(sql, locale, now, id ?? 0))
    if (!row) refuse('missing')
    const [prev, next] = await Promise.all([
      neighbourOf(sql, locale, now, row, 'before'),
      neighbourOf(sql, locale, now, row, 'after'),
    ])
    return { ...itemOf(row), content: blocksOf(row), author: row.author, code: row.code ?? '', prev, next }
  },

  async whitePaper({ sql, locale, now }) {
    const row = (await articleByCode(sql, locale, now, 'white_paper')) ?? refuse('missing')
    return {
      title: row.title,
      version: row.version,
      content: blocksOf(row),
      url: WHITE_PAPER,
      update_time: unix(row.updated_at),
    }
  },

  async help({ sql, locale }) {
    const channels = await sql.selectFrom('help_channel').select(['type', 'name', 'value']).orderBy('id').execute()
    const text = await sql
      .selectFrom('help_text')
      .select(['work_time', 'faq'])
      .where('locale', '=', locale)
      .executeTakeFirst()
    return { channels, work_time: text?.work_time ?? '', faq: (text?.faq ?? []) as Help['faq'] }
  },
})
