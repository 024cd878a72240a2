import type { LocaleTag } from '#contract/locales.ts'
import type { Context } from '../lib/context.ts'
import { refuse } from '../lib/refuse.ts'
import type { Paper } from '../lib/paper.ts'
import { blockParts, titlePart } from '../paper/block-parts.ts'
import { type ArticleRow, articleByCode, blocksOf } from './queries.ts'

interface Drawn {
  readonly version: string
  readonly bytes: Promise<Buffer>
}

const drawn = new WeakMap<Context, Map<LocaleTag, Drawn>>()

export async function whitePaperPdf(context: Context, locale: LocaleTag): Promise<Buffer> {
  const row = (await articleByCode(context.database, locale, context.clock.now(), 'white_paper')) ?? refuse('missing')
  const version = `${row.version} ${row.updated_at.getTime()}`
  const shelf = drawn.get(context) ?? new Map<LocaleTag, Drawn>()
  drawn.set(context, shelf)
  const known = shelf.get(locale)
  if (known?.version === version) return known.bytes
  const bytes = context.papers.draw(async () => paperOf(locale, row))
  shelf.set(locale, { version, bytes })
  return bytes.catch((error: unknown) => {
    shelf.delete(locale)
    throw error
  })
}

const paperOf = (locale: LocaleTag, row: ArticleRow): Paper => ({
  locale,
  title: row.title,
  made: row.updated_at,
  parts: [titlePart(row.title, 24), ...blocksOf(row).flatMap(blockParts)],
})
