import LineBreaker from 'linebreak'
import Document from 'pdfkit'
import { BRAND } from '#contract/limits.ts'
import { LOCALES } from '#contract/locales.ts'
import { type Face, fileOf, shownIn, type Weight } from './faces.ts'
import { type Cell, LINE, PAGE, type Paper, type Part, SMALL } from '../lib/paper.ts'
import { type Run, runsOf } from './runs.ts'

type Way = 'ltr' | 'rtl'
const AIR = 1.5
/** A fraction of the size, from the top of the line. */
const ASCENT = 1.1

export function draw(paper: Paper): Promise<Buffer> {
  const { locale, title, made } = paper
  const document = new Document({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    info: { Title: shownIn(locale, title).text, Creator: BRAND, Producer: BRAND, CreationDate: made },
  })
  const pieces: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (piece: Buffer) => pieces.push(piece))
    document.once('end', () => resolve(Buffer.concat(pieces)))
    document.once('error', reject)
  })
  new Sheet(document, paper).write()
  document.end()
  return whole
}

/** Without `features` PDFKit lays a run out word by word, from left to right. */
const wholeIn = ({ face }: Run) => (face === 'hebrew' || face === 'arabic' ? { features: [] } : {})

class Sheet {
  readonly #document: PDFKit.PDFDocument
  readonly #paper: Paper
  readonly #way: Way
  readonly #fonts = new Set<string>()
  readonly #widths = new Map<string, number>()
  #y = PAGE.margin
  #lost = false

  constructor(document: PDFKit.PDFDocument, paper: Paper) {
    this.#document = document
    this.#paper = paper
    this.#way = LOCALES.some(({ tag, rtl }) => tag === paper.locale && rtl) ? 'rtl' : 'ltr'
  }

  write(): void {
    const { parts, lost } = this.#paper
    for (const part of parts) this.#part(part, true)
    if (this.#lost && lost) {
      this.#y += 10
      this.#part({ kind: 'line', cells: [{ text: lost }] }, false)
    }
    this.#number()
  }

  #part(part: Part, withHeads: boolean): void {
    if (part.kind === 'rule') return this.#rule()
    const { cells, size = SMALL, after = 0 } = part
    const columns = cells.map((cell) => ({ cell, lines: this.#linesOf(cell, size) }))
    const height = Math.max(0, ...columns.map(({ lines }) => lines.length)) * size * AIR
    if (this.#y + height > PAGE.height - PAGE.margin) this.#turn(withHeads)
    for (const { cell, lines } of columns)
      for (const [at, line] of lines.entries()) this.#line(line, cell, size, this.#y + at * size * AIR)
    this.#y += height + after
  }

  #turn(withHeads: boolean): void {
    this.#document.addPage()
    this.#y = PAGE.margin
    if (withHeads) for (const part of this.#paper.heads ?? []) this.#part(part, false)
  }

  /** A long text goes on below, a figure never does. */
  #linesOf({ text, room = LINE, figure, bold }: Cell, size: number): string[] {
    const shown = shownIn(this.#paper.locale, text)
    this.#lost ||= shown.lost
    if (figure || this.#width(shown.text, size, bold) <= room) return [shown.text]
    const breaks = new LineBreaker(shown.text)
    const lines: string[] = []
    let line = ''
    let from = 0
    for (let next = breaks.nextBreak(); next; next = breaks.nextBreak()) {
      for (const piece of this.#fitting(shown.text.slice(from, next.position), room, size, bold)) {
        if (line && this.#width((line + piece).trimEnd(), size, bold) > room) {
          lines.push(line.trimEnd())
          line = ''
        }
        line += piece
      }
      from = next.position
    }
    return [...lines, line.trimEnd()]
  }

  #fitting(word: string, room: number, size: number, bold: boolean | undefined): string[] {
    return this.#width(word.trimEnd(), size, bold) <= room ? [word] : [...word]
  }

  #width(text: string, size: number, bold: boolean | undefined): number {
    return this.#sum(runsOf(this.#paper.locale, text, this.#way), size, bold)
  }

  #sum(runs: readonly Run[], size: number, bold: boolean | undefined): number {
    return runs.reduce((sum, run) => sum + this.#wide(run, size, bold), 0)
  }

  #line(text: string, { from = 0, room = LINE - from, figure, stamp, bold }: Cell, size: number, y: number): void {
    const runs = runsOf(this.#paper.locale, text, figure || stamp ? 'ltr' : this.#way)
    const left = this.#way === 'ltr' ? PAGE.margin + from : PAGE.width - PAGE.margin - from - room
    const flushRight = figure || this.#way === 'rtl'
    let x = flushRight ? left + room - this.#sum(runs, size, bold) : left
    for (const run of runs) {
      this.#use(run.face, size, bold)
      const how = { lineBreak: false, baseline: 'alphabetic', ...wholeIn(run) } as const
      this.#document.text(run.text, x, y + size * ASCENT, how)
      x += this.#wide(run, size, bold)
    }
  }

  #wide(run: Run, size: number, bold: boolean | undefined): number {
    const name = `${size} ${bold} ${run.face} ${run.text}`
    const known = this.#widths.get(name)
    if (known !== undefined) return known
    this.#use(run.face, size, bold)
    const width = this.#document.widthOfString(run.text, wholeIn(run))
    this.#widths.set(name, width)
    return width
  }

  #use(face: Face, size: number, bold: boolean | undefined): void {
    const weight: Weight = bold ? 'Bold' : 'Regular'
    const name = `${face} ${weight}`
    if (!this.#fonts.has(name)) this.#document.registerFont(name, fileOf(face, weight))
    this.#fonts.add(name)
    this.#document.font(name).fontSize(size)
  }

  #rule(): void {
    this.#document
      .moveTo(PAGE.margin, this.#y)
      .lineTo(PAGE.width - PAGE.margin, this.#y)
      .lineWidth(0.5)
      .stroke()
    this.#y += 4
  }

  #number(): void {
    const { count } = this.#document.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(page)
      const text = `${page + 1} / ${count}`
      const room = this.#width(text, SMALL, false)
      this.#line(text, { text, from: LINE - room, room, figure: true }, SMALL, PAGE.height - 36)
    }
  }
}
