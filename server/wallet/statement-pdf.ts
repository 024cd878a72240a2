import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib'
import { BRAND } from '#contract/limits.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { decimalOf, SCALE } from '#contract/money.ts'
import { CURRENCY } from '../ledger/kinds.ts'
import { BOOKS, phrasesOf, type Say, speaker } from '../lib/words.ts'
import type { Statement } from './statement.ts'
import { nameOf, tell } from './present.ts'

const PAGE = { width: 595, height: 842, margin: 48 }
const RIGHT = PAGE.width - PAGE.margin
const COLUMN = { date: PAGE.margin, entry: 148, amount: 440, after: RIGHT } as const
const ROW = 17
const SMALL = 8.5

/** A month as a page to keep. The fonts every reader has know western letters only: other languages get English words. */
export async function pdfOf(locale: LocaleTag, statement: Statement, now: Date): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const [plain, bold] = await Promise.all([
    document.embedFont(StandardFonts.Helvetica),
    document.embedFont(StandardFonts.HelveticaBold),
  ])
  const shown = letters(plain)
  const tongue = shown.speaks(locale) ? locale : 'en'
  const say = speaker(tongue)
  document.setTitle(`${BRAND} ${shown.text(say('wallet.statement.title'))} ${statement.period}`)
  document.setLanguage(tongue)
  document.setCreationDate(now)
  const sheet = new Sheet(document, { plain, bold }, shown.text)
  head(sheet, say, statement)
  table(sheet, say, statement, amountsIn(tongue, statement))
  if (shown.lost()) sheet.note(say('wallet.statement.letters'))
  sheet.number()
  return document.save()
}

function head(sheet: Sheet, say: Say, { account, period, member }: Statement): void {
  sheet.line([{ text: `${BRAND} · ${say('wallet.statement.title')}`, x: PAGE.margin, size: 18, bold: true }], 30)
  const facts = [
    [say('wallet.statement.covers'), period],
    [say('wallet.statement.account'), `${nameOf(say, account)} (${CURRENCY[account]})`],
    [say('wallet.statement.member'), member.user_no],
  ] as const
  for (const [name, value] of facts)
    sheet.line([
      { text: name, x: COLUMN.date },
      { text: value, x: COLUMN.entry, bold: true },
    ])
  if (member.demo) sheet.line([{ text: say('wallet.statement.demo'), x: PAGE.margin, bold: true }])
  sheet.gap(10)
}

function table(
  sheet: Sheet,
  say: Say,
  { opening, closing, entries, account }: Statement,
  format: (text: string) => string,
): void {
  const heads = () => {
    sheet.line([
      { text: say('wallet.statement.date'), x: COLUMN.date, bold: true },
      { text: say('wallet.statement.entry'), x: COLUMN.entry, bold: true },
      { text: say('wallet.statement.amount'), until: COLUMN.amount, bold: true },
      { text: say('wallet.statement.after'), until: COLUMN.after, bold: true },
    ])
    sheet.rule()
  }
  const whole = (name: string, minor: bigint) =>
    sheet.line([
      { text: name, x: COLUMN.entry, bold: true },
      { text: format(decimalOf(minor, CURRENCY[account])), until: COLUMN.after, bold: true },
    ])
  heads()
  sheet.onPage(heads)
  whole(say('wallet.statement.opening'), opening)
  for (const entry of entries) {
    const { title, type_text, remark, amount, balance_after } = tell(say, entry)
    const told = [title, title === type_text ? '' : type_text, remark].filter(Boolean).join(' · ')
    sheet.line([
      { text: entry.at.toISOString().slice(0, 16).replace('T', ' '), x: COLUMN.date },
      { text: told, x: COLUMN.entry, room: COLUMN.amount - COLUMN.entry - 80 },
      { text: format(amount), until: COLUMN.amount },
      { text: format(balance_after), until: COLUMN.after },
    ])
  }
  sheet.rule()
  whole(say('wallet.statement.closing'), closing)
}

/** Decimal text as the language writes it, to the last place. */
function amountsIn(locale: LocaleTag, { account }: Statement): (text: string) => string {
  const form = new Intl.NumberFormat(locale, {
    minimumFractionDigits: SCALE[CURRENCY[account]],
    maximumFractionDigits: 8,
  })
  return (text) => form.format(text as Intl.StringNumericLiteral)
}

/** What a font can show of a text; whatever it cannot is shown as a question mark, and remembered. */
function letters(font: PDFFont) {
  const known = new Set(font.getCharacterSet())
  const near: Readonly<Record<string, string>> = { '→': '>', '\u2212': '-', '\u202f': '\u00a0' }
  let lost = false
  const text = (whole: string) =>
    [...whole]
      .map((letter) => {
        const drawn = near[letter] ?? letter
        if (known.has(drawn.codePointAt(0) ?? 0)) return drawn
        lost = true
        return '?'
      })
      .join('')
  const speaks = (locale: LocaleTag) => {
    const said = phrasesOf(BOOKS[locale].wallet)
      .map(([, words]) => words)
      .join('')
    return [...said].every((letter) => known.has((near[letter] ?? letter).codePointAt(0) ?? 0))
  }
  return { text, speaks, lost: () => lost }
}

interface Piece {
  readonly text: string
  /** Where it begins, or where it ends. */
  readonly x?: number
  readonly until?: number
  readonly room?: number
  readonly size?: number
  readonly bold?: boolean
}

/** Pages written from the top, a new one when a page is full. */
class Sheet {
  readonly #document: PDFDocument
  readonly #fonts: { plain: PDFFont; bold: PDFFont }
  readonly #shown: (text: string) => string
  #page: PDFPage
  #y = PAGE.height - PAGE.margin
  #again: () => void = () => {}

  constructor(document: PDFDocument, fonts: { plain: PDFFont; bold: PDFFont }, shown: (text: string) => string) {
    this.#document = document
    this.#fonts = fonts
    this.#shown = shown
    this.#page = document.addPage([PAGE.width, PAGE.height])
  }

  /** What every further page begins with. */
  onPage(again: () => void): void {
    this.#again = again
  }

  line(pieces: readonly Piece[], height = ROW): void {
    if (this.#y < PAGE.margin + height) {
      this.#page = this.#document.addPage([PAGE.width, PAGE.height])
      this.#y = PAGE.height - PAGE.margin
      this.#again()
    }
    for (const { text, x, until, room, size = SMALL, bold } of pieces) {
      const font = bold ? this.#fonts.bold : this.#fonts.plain
      const drawn = cut(this.#shown(text), font, size, room)
      const start = x ?? (until ?? RIGHT) - font.widthOfTextAtSize(drawn, size)
      this.#page.drawText(drawn, { x: start, y: this.#y - size, size, font })
    }
    this.#y -= height
  }

  rule(): void {
    this.#page.drawLine({ start: { x: PAGE.margin, y: this.#y }, end: { x: RIGHT, y: this.#y }, thickness: 0.5 })
    this.gap(4)
  }

  gap(height: number): void {
    this.#y -= height
  }

  note(text: string): void {
    this.#again = () => {}
    this.gap(10)
    this.line([{ text, x: PAGE.margin }])
  }

  number(): void {
    const pages = this.#document.getPages()
    for (const [at, page] of pages.entries())
      page.drawText(`${at + 1} / ${pages.length}`, { x: RIGHT - 30, y: 24, size: SMALL, font: this.#fonts.plain })
  }
}

function cut(text: string, font: PDFFont, size: number, room: number | undefined): string {
  if (room === undefined || font.widthOfTextAtSize(text, size) <= room) return text
  let short = text
  while (short && font.widthOfTextAtSize(`${short}…`, size) > room) short = short.slice(0, -1)
  return `${short.trimEnd()}…`
}
