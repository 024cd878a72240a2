import type { LocaleTag } from '#contract/locales.ts'
import type { Popup } from '#contract/notice.ts'
import { flag } from '../lib/flag.ts'
import type { Sql } from '../lib/database.ts'

export async function marqueeAt(
  sql: Sql,
  locale: LocaleTag,
  now: Date,
): Promise<{ id: number; text: string; link: string }[]> {
  const rows = await shownAt(sql, 'marquee', locale, now)
  return rows.map(({ id, body, link }) => ({ id, text: body, link }))
}

export async function popupAt(sql: Sql, locale: LocaleTag, now: Date): Promise<Popup | null> {
  const [newest] = await shownAt(sql, 'popup', locale, now)
  if (!newest) return null
  const { id, title, body, link, once } = newest
  return { id, title, content: body, link, once: flag(once) }
}

const shownAt = (sql: Sql, kind: 'popup' | 'marquee', locale: LocaleTag, now: Date) =>
  sql
    .selectFrom('notice')
    .innerJoin('notice_text', 'notice_text.notice_id', 'notice.id')
    .select(['notice.id', 'title', 'body', 'link', 'once'])
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .where('shown_from', '<=', now)
    .where((is) => is.or([is('shown_until', 'is', null), is('shown_until', '>', now)]))
    .orderBy('shown_from', 'desc')
    .orderBy('notice.id', 'desc')
    .execute()
