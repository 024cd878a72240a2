import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib'
import type { Block } from '#contract/shapes.ts'
import type { Context } from '../lib/context.ts'
import { articleByCode, blocksOf } from './queries.ts'

const PAGE = { width: 595, height: 842, margin: 64 }
const drawn = new WeakMap<Context, { version: string; bytes: Promise<Uint8Array> }>()

/** The English white paper as a PDF; drawn once a version. */
export async function whitePaperPdf(context: Context): Promise<Buffer> {
  const row = await articleByCode(context.database, 'en', context.clock.now(), 'white_paper')
  const version = `${row?.version} ${row?.updated_at.getTime()}`
  const known = drawn.get(context)
  const bytes = known?.version === version ? known.bytes : draw(row?.title ?? '', row ? blocksOf(row) : [])
  drawn.set(context, { version, bytes })
  return Buffer.from(await bytes)
}

async function draw(title: string, blocks: Block[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(title)
  const [plain, bold] = await Promise.all([
    document.embedFont(StandardFonts.Helvetica),
    document.embedFont(StandardFonts.HelveticaBold),
  ])
  const write = writer(document)
  write(title, bold, 24)
  for (const block of blocks) {
    if (block.kind === 'heading') write(block.text, bold, 15)
    else if (block.kind === 'paragraph') write(block.text, plain, 11)
    else for (const item of block.items) write(`\u2022 ${item}`, plain, 11)
  }
  return document.save()
}

function writer(document: PDFDocument) {
  let page: PDFPage | undefined
  let y = 0
  return (text: string, font: PDFFont, size: number) => {
    for (const line of linesOf(text, font, size)) {
      if (!page || y < PAGE.margin) {
        page = document.addPage([PAGE.width, PAGE.height])
        y = PAGE.height - PAGE.margin - size
      }
      page.drawText(line, { x: PAGE.margin, y, size, font })
      y -= size * 1.5
    }
    y -= size * 0.6
  }
}

function linesOf(text: string, font: PDFFont, size: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (line && font.widthOfTextAtSize(longer, size) > PAGE.width - 2 * PAGE.margin) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
