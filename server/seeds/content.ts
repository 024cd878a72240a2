import { DAY_S } from '#contract/time-units.ts'
import type { LocaleTag } from '#contract/locales.ts'
import type { Block } from '#contract/shapes.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { af } from './texts/af.ts'
import { de } from './texts/de.ts'
import { en, type Piece, type Texts } from './texts/en.ts'
import { he } from './texts/he.ts'
import { it } from './texts/it.ts'
import { nl } from './texts/nl.ts'
import { pl } from './texts/pl.ts'
import { pt } from './texts/pt.ts'
import { sv } from './texts/sv.ts'
import { zh } from './texts/zh.ts'

export const TEXTS: Readonly<Record<LocaleTag, Texts>> = { en, 'zh-Hans': zh, it, pt, pl, nl, sv, af, he, de }

const LOCALES = Object.keys(TEXTS) as LocaleTag[]
const RULES = ['about', 'reg_rule', 'privacy', 'risk', 'zhuxiao_rule', 'white_paper'] as const

export async function seedContent(sql: Sql, now: Date): Promise<void> {
  for (const code of RULES) await seedArticle(sql, now, { code, version: '1.0' }, (texts) => texts[code])
  for (const [age, at] of ([2, 1, 0] as const).entries())
    await seedArticle(sql, later(now, (age - 2) * DAY_S), {}, (texts) => texts.news[at])
  await seedNotice(sql, now, 'popup', (texts) => texts.popup)
  await seedNotice(sql, now, 'marquee', (texts) => ({ title: '', body: texts.marquee }))
  await sql.insertInto('help_channel').values({ type: 'email', name: 'Quay', value: 'help@quay.test' }).execute()
  for (const locale of LOCALES) {
    const { work_time, faq } = TEXTS[locale].help
    await sql
      .insertInto('help_text')
      .values({ locale, work_time, faq: JSON.stringify(faq) })
      .execute()
  }
}

type Facts = { code?: (typeof RULES)[number]; version?: string }

async function seedArticle(sql: Sql, moment: Date, facts: Facts, pick: (texts: Texts) => Piece): Promise<void> {
  const { id } = await sql
    .insertInto('article')
    .values({ ...facts, author: TEXTS.en.author, demo: true, published_at: moment, updated_at: moment })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const locale of LOCALES) {
    const { title, summary, lines } = pick(TEXTS[locale])
    await sql
      .insertInto('article_text')
      .values({ article_id: id, locale, title, summary, blocks: JSON.stringify(blocksFrom(lines)) })
      .execute()
  }
}

async function seedNotice(
  sql: Sql,
  now: Date,
  kind: 'popup' | 'marquee',
  pick: (texts: Texts) => { title: string; body: string },
): Promise<void> {
  const { id } = await sql
    .insertInto('notice')
    .values({ kind, shown_from: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const locale of LOCALES)
    await sql
      .insertInto('notice_text')
      .values({ notice_id: id, locale, ...pick(TEXTS[locale]) })
      .execute()
}

function blocksFrom(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (line.startsWith('# ')) blocks.push({ kind: 'heading', text: line.slice(2) })
    else if (line.startsWith('=> ')) blocks.push({ kind: 'link', text: line.slice(3), url: 'https://example.com/' })
    else if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', text: line })
    else if (last?.kind === 'list') last.items.push(line.slice(2))
    else blocks.push({ kind: 'list', items: [line.slice(2)] })
  }
  return blocks
}
