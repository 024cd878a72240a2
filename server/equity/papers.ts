import type { FastifyInstance } from 'fastify'
import { LOCALES, type LocaleTag } from '#contract/locales.ts'
import type { PaperFile } from '#contract/venture.ts'
import type { Block } from '#contract/shapes.ts'
import type { Call } from '../lib/call.ts'
import type { Context } from '../lib/context.ts'
import type { Paper } from '../lib/paper.ts'
import { Refusal } from '../lib/refuse.ts'
import { blockParts, titlePart } from '../paper/block-parts.ts'
import { saidIn } from './present.ts'
import type { ByLanguage } from './queries.ts'

const FOLDER = '/files/funds'

interface PaperTexts {
  readonly title: string
  readonly blocks: readonly Block[]
}

interface PaperRow {
  readonly id: number
  readonly written_at: Date
  readonly texts: ByLanguage<PaperTexts>
}

export async function papersOf({ context, locale }: Call, fund: number): Promise<PaperFile[]> {
  const rows = await context.database
    .selectFrom('fund_paper')
    .select(['id', 'written_at', 'texts'])
    .where('fund_id', '=', fund)
    .orderBy('place')
    .execute()
  const files: PaperFile[] = []
  for (const { texts, ...row } of rows) {
    const paper = { ...row, texts: texts as PaperRow['texts'] }
    const pdf = await fileOf(context, paper, locale)
    const { title } = saidIn(locale, paper.texts)
    if (pdf) files.push({ name: title, url: `${FOLDER}/${row.id}-${locale}.pdf`, bytes: pdf.length })
  }
  return files
}

/** Drawn once for everybody. */
async function fileOf(context: Context, { id, written_at, texts }: PaperRow, locale: LocaleTag) {
  const { database, papers, clock } = context
  const kept = await fileBy(context, id, locale)
  if (kept) return kept
  try {
    const pdf = await papers.draw(async () => paperOf(locale, saidIn(locale, texts), written_at))
    await database
      .insertInto('fund_paper_file')
      .values({ paper_id: id, locale, pdf, drawn_at: clock.now() })
      .onConflict((is) => is.doNothing())
      .execute()
    return (await fileBy(context, id, locale)) ?? pdf
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

async function fileBy({ database }: Context, paper: number, locale: string): Promise<Buffer | undefined> {
  const found = await database
    .selectFrom('fund_paper_file')
    .select('pdf')
    .where('paper_id', '=', paper)
    .where('locale', '=', locale)
    .executeTakeFirst()
  return found?.pdf
}

const paperOf = (locale: LocaleTag, { title, blocks }: PaperTexts, made: Date): Paper => ({
  locale,
  title,
  made,
  parts: [titlePart(title, 22), ...blocks.flatMap(blockParts)],
})

/** For anybody who has the address; listing a paper draws it first. */
export function serveFundPapers(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { file: string } }>(`${FOLDER}/:file`, async ({ params }, reply) => {
    const [, id = '', tag = ''] = /^([1-9]\d{0,8})-([A-Za-z-]{2,10})\.pdf$/.exec(params.file) ?? []
    const locale = LOCALES.find((one) => one.tag === tag)?.tag
    const pdf = locale && (await fileBy(context, Number(id), locale))
    if (!pdf) return reply.callNotFound()
    return reply.type('application/pdf').header('cache-control', 'public, max-age=3600').send(pdf)
  })
}
