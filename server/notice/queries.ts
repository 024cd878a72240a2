import * as v from 'valibot'
import type { LocaleTag } from '#contract/locales.ts'
import type { Marquee, Popup } from '#contract/notice.ts'
import { Link } from '#contract/shapes.ts'
import { flag } from '../lib/flag.ts'
import type { Sql } from '../lib/database.ts'

export async function marqueeAt(sql: Sql, locale: LocaleTag, now: Date): Promise<Marquee> {
  const rows = await shownAt(sql, 'marquee', locale, now)
  return rows.map(({ id, body, link }) => ({ id, text: body, link: leadOf(link) }))
}

export async function popupAt(sql: Sql, locale: LocaleTag, now: Date): Promise<Popup | null> {
  const [newest] = await shownAt(sql, 'popup', locale, now)
  if (!newest) return null
  const { id, title, body, link, once } = newest
  return { id, title, content: body, link: leadOf(link), once: flag(once) }
}

/** An old notice may name a place that the app no longer has. */
const leadOf = (link: string) => (v.is(Link, link) ? link : '')

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
