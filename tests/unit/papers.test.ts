import { describe, expect, it, test } from 'vitest'
import type { LocaleTag } from '#contract/locales.ts'
import type { Paper } from '#server/lib/paper.ts'
import { facesIn, shownIn } from '#server/paper/faces.ts'
import { draw } from '#server/paper/draw.ts'
import { paperDrawer } from '#server/paper/drawer.ts'
import { runsOf } from '#server/paper/runs.ts'
import { paperOf } from '#server/wallet/statement-pdf.ts'
import type { LogEntry } from '#server/wallet/log.ts'
import { seenOn, writtenOn } from '#tests/files/papers.ts'

const NOTES = ['For the boat', 'שלום (50%) ו-€ 12', '请付款给商家', 'Żółć', 'مرحبا', 'Привет', '🌊 ไทย'] as const
const entries: LogEntry[] = NOTES.map((note, at) => ({
  posting_id: BigInt(at + 1),
  leg: 1,
  version: BigInt(at + 1),
  account: 'balance',
  currency: 'EUR',
  amount: at % 2 ? -12_345n : 654_321n,
  after: 500_000n + BigInt(at),
  kind: 'recharge',
  ref: 'T1',
  note,
  at: new Date(Date.UTC(2026, 10, at + 1, 9, 30)),
  standing: 'moved',
  withdrawal: null,
  opposite: 'outside',
  other: null,
  sold: null,
  from: null,
  to: null,
}))

const drawn = (locale: LocaleTag, nickname: string) =>
  draw(
    paperOf(
      locale,
      {
        kind: 'month',
        period: '2026-11',
        account: 'balance',
        from: new Date(Date.UTC(2026, 10)),
        until: new Date(Date.UTC(2026, 11)),
        opening: 1_000n,
        closing: 500_006n,
        count: entries.length,
        entries: async function* () {},
        member: { user_no: '10000023', nickname, demo: false },
      },
      entries,
      new Date(Date.UTC(2026, 11, 1)),
    ),
  )

const figure = (text: string, from: number) => ({ text, from, room: 72, figure: true })
const PAGES = {
  he: ['דף חשבון', 'תאריך (UTC)', 'פעילות', 'יתרה לאחר', 'שלום (50%) ו-€ 12 לדוד (Dana)'],
  'zh-Hans': ['对账单', '日期（UTC）', '收支明细', '余额', '请付款给商家（50%），谢谢。王小明 Łucja'],
  pl: ['Wyciąg', 'Data (UTC)', 'Historia', 'Saldo po', 'Zażółć gęślą jaźń – Привет, Ωμέγα, مرحبا, 你好'],
} as const

const pageOf = (locale: keyof typeof PAGES): Paper => {
  const [title, date, activity, after, note] = PAGES[locale]
  return {
    locale,
    title,
    made: new Date(Date.UTC(2026, 11, 1)),
    parts: [
      { kind: 'line', cells: [{ text: `Quay · ${title}`, bold: true }], size: 18, after: 10 },
      { kind: 'line', cells: [{ text: date }, { text: activity, from: 92, room: 180 }, figure(after, 427)], after: 4 },
      { kind: 'rule' },
      {
        kind: 'line',
        cells: [
          { text: '2026-11-02 09:30', stamp: true, room: 84 },
          { text: `${note} ${note}`, from: 92, room: 180 },
          figure('-1,234.50', 427),
        ],
      },
    ],
  }
}

/** As it is seen, for letters of a broken font are copied as well as others; `-u` draws the pages anew. */
test.each(['he', 'zh-Hans', 'pl'] as const)(
  'a page of %s looks as it did when somebody looked at it',
  async (locale) => {
    await expect(await seenOn(await draw(pageOf(locale)))).toMatchFileSnapshot(`papers/${locale}.txt`)
  },
)

test('a paper that cannot be drawn breaks alone: the next one is drawn', async () => {
  const drawer = paperDrawer()
  const broken = { ...pageOf('pl'), parts: [{ kind: 'line', cells: undefined as never }] } as const
  await expect(drawer.draw(async () => broken)).rejects.toThrow(TypeError)
  expect((await writtenOn(await drawer.draw(async () => pageOf('pl'))))[0]).toBe('Quay · Wyciąg')
  await drawer.close()
})

test('a name is written as the member wrote it, without pictures', async () => {
  const holder = async (locale: LocaleTag, nickname: string) =>
    (await writtenOn(await drawn(locale, nickname))).find((line) => line.startsWith('Account holder'))
  expect(await holder('en', 'Łucja 王小明 🌊👨‍👩‍👧')).toBe('Account holder Łucja 王小明')
  expect(await holder('en', '🌊')).toBeUndefined()
})

test('the heads are those of the activity, and every figure stands in its column', async () => {
  const written = await writtenOn(await drawn('en', 'Mara'))
  expect(written).toContain('Date (UTC) Activity In Out Balance after')
  expect(written).toContain('2026-11-01 09:30 Recharge · For the boat 6,543.21 5,000.00')
  expect(written).toContain('2026-11-04 09:30 Recharge · Żółć 123.45 5,000.03')
  expect(written).toContain('Closing balance 5,000.06')
})

describe('a line is seen from left to right', () => {
  const seen = (line: string, way: 'ltr' | 'rtl') =>
    runsOf('he', line, way).map(({ face, text }) =>
      face === 'hebrew' || face === 'arabic' ? [...text].toReversed().join('') : text,
    )
  it('with brackets and figures inside Hebrew', () => {
    expect(seen('שלום (50%) לדוד', 'rtl').join('')).toBe('דודל (50%) םולש')
  })
  it('with Hebrew inside a western line', () => {
    expect(seen('To דנה (EUR)', 'ltr').join('')).toBe('To הנד (EUR)')
  })
  it('without the marks that only said where', () => {
    expect(seen('\u200e-1,234.50', 'ltr').join('')).toBe('-1,234.50')
  })
})

describe('what no face can show', () => {
  it('is one box, however many signs it is made of, and is told of', () => {
    expect(shownIn('en', 'a 👨‍👩‍👧 ไ b')).toEqual({ text: 'a □ □ b', lost: true })
  })
  it('is nothing in names of many scripts', () => {
    const names = 'Łucja Ωμέγα Привет नमस्ते דָּנָה محمد 王小明 さくら'
    expect(shownIn('en', names)).toEqual({ text: names.normalize('NFC'), lost: false })
  })
  it('does not make a Chinese page look for western figures', () => {
    expect(new Set(facesIn('zh-Hans', '余额 10.00（EUR）').map(({ face }) => face))).toEqual(new Set(['han']))
  })
})
