import type { Taken } from '#contract/endpoint.ts'
import type { LocaleTag } from '#contract/locales.ts'
import type { NewsItem } from '#contract/home.ts'
import type { news } from '#contract/news.ts'
import type { Block, Paged } from '#contract/shapes.ts'
import { unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { paged } from '../lib/paged.ts'

type NewsAsked = Taken<typeof news.list>

export async function newestNews(sql: Sql, locale: LocaleTag, now: Date, limit: number): Promise<NewsItem[]> {
  const rows = await articles(sql, locale, now)
    .where('code', 'is', null)
    .orderBy('published_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(itemOf)
}

export async function newsPage(sql: Sql, locale: LocaleTag, now: Date, asked: NewsAsked): Promise<Paged<NewsItem>> {
  const { page, limit, type_id } = asked
  const found = articles(sql, locale, now)
    .where('code', 'is', null)
    .$if(type_id !== undefined, (of) => of.where('type_id', '=', type_id ?? 0))
  const count = found.clearSelect().select((is) => is.fn.countAll().as('total'))
  const rows = found.orderBy('published_at', 'desc').orderBy('article.id', 'desc')
  const [{ total }, data] = await Promise.all([
    count.executeTakeFirstOrThrow(),
    rows
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ])
  return paged(asked, Number(total), data.map(itemOf))
}

export const articleById = (sql: Sql, locale: LocaleTag, now: Date, id: number) =>
  articles(sql, locale, now).where('article.id', '=', id).executeTakeFirst()

export const articleByCode = (sql: Sql, locale: LocaleTag, now: Date, code: ArticleRow['code']) =>
  articles(sql, locale, now).where('code', '=', code).executeTakeFirst()

export async function neighbourOf(sql: Sql, locale: LocaleTag, now: Date, of: ArticleRow, side: 'before' | 'after') {
  if (of.code !== null) return null
  const [compare, order] = side === 'before' ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
  const found = await articles(sql, locale, now)
    .where('code', 'is', null)
    .where('type_id', '=', of.type_id)
    .where((is) => is(is.refTuple('published_at', 'article.id'), compare, is.tuple(of.published_at, of.id)))
    .orderBy('published_at', order)
    .orderBy('article.id', order)
    .executeTakeFirst()
  return found ? { id: found.id, title: found.title } : null
}

export function itemOf(row: ArticleRow): NewsItem {
  return {
    id: row.id,
    type_id: row.type_id,
    title: row.title,
    summary: row.summary,
    cover: row.cover,
    view_count: row.view_count,
    create_time: unix(row.published_at),
    update_time: unix(row.updated_at),
  }
}

export type ArticleRow = Awaited<ReturnType<ReturnType<typeof articles>['executeTakeFirstOrThrow']>>
export const blocksOf = (row: ArticleRow) => row.blocks as Block[]

const articles = (sql: Sql, locale: LocaleTag, now: Date) =>
  sql
    .selectFrom('article')
    .innerJoin('article_text', 'article_text.article_id', 'article.id')
    .selectAll('article')
    .select(['title', 'summary', 'blocks'])
    .where('locale', '=', locale)
    .where('published_at', '<=', now)
