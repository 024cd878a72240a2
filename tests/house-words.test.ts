import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { pseudoOf } from '../.storybook/pseudo.ts'
import { check, type Outcome } from '../scripts/i18n/check.ts'
import { homeOf, partsOfBooks } from '../scripts/i18n/catalogues.ts'
import { glossaryOf, sourceGlossary } from '../scripts/i18n/glossary.ts'
import { plainText } from '../scripts/i18n/plain-text.ts'
import { lineOf, statusOf } from '../scripts/i18n/report.ts'
import { findingsOf, findingsOfSource, RULE_NAMES } from '../scripts/i18n/rules.ts'

const root = process.cwd()
const source = sourceGlossary(root)
const tongue = (locale: string) => ({ locale, source, glossary: glossaryOf(root, locale) })
const rulesBroken = (locale: string, english: string, target: string | undefined, hints?: string[]) =>
  findingsOf({ where: 'here', source: english, target, hints }, tongue(locale)).map(({ rule }) => rule)

describe('the words of this house', () => {
  let outcome: Outcome
  beforeAll(async () => {
    outcome = await check(root, { fresh: false })
  }, 90_000)

  it('are complete, and right as far as a machine can tell', () => {
    expect(outcome.findings.map(lineOf)).toEqual([])
  })

  it('are counted on the page for people', () => {
    expect(readFileSync('docs/i18n-status.md', 'utf8')).toBe(statusOf(outcome))
  })

  it('are all spoken to everybody: the phone and the server, in ten languages', () => {
    const areas = new Set(outcome.parts.map(({ area }) => area))
    expect(areas).toContain('server')
    expect(areas).toContain('content')
    expect(areas).toContain('ventures')
    expect(areas.size).toBeGreaterThanOrEqual(6)
    for (const area of areas) expect(outcome.parts.filter((part) => part.area === area)).toHaveLength(10)
  })
})

it('the pseudo languages are English with accents, made when they are wanted', async () => {
  expect(await pseudoOf(join(root, 'src/locales/common/en.po'))).toContain('Àďďŕēśś')
})

describe('a sentence stands in one catalogue', () => {
  it.each([
    ['of the area that says it', ['wallet'], 'wallet'],
    ['of the first screen, where that says it too', ['wallet', 'app', 'sell'], 'app'],
    ['of all areas, where two say it', ['wallet', 'sell'], 'common'],
  ])('%s', (_, areas, home) => {
    expect(homeOf(areas)).toBe(home)
  })

  it('and in no second one', () => {
    const files = readdirSync('src/locales').map((area) => readFileSync(`src/locales/${area}/en.po`, 'utf8'))
    const said = files.flatMap((text) =>
      [...text.matchAll(/^(?:msgctxt (.+)\n)?msgid (.+(?:\n".*)*)\nmsgstr/gm)].flatMap(([, context = '', sentence]) =>
        sentence === '""' ? [] : [context + sentence],
      ),
    )
    expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([])
    expect(said.length).toBeGreaterThan(900)
  })
})

describe('a good translation passes', () => {
  it.each([
    ['de', 'Sign in with e-mail', 'Mit E-Mail anmelden'],
    [
      'pl',
      '{n, plural, one {# day} other {# days}}',
      '{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    ],
    ['he', '{n, plural, one {# day} other {# days}}', '{n, plural, one {יום} two {יומיים} other {# ימים}}'],
    ['zh-Hans', 'Wait <0/>, please.', '请等待 <0/>。'],
    ['zh-Hans', '-200, Busy, try again..', '-200，繁忙，请重试..'],
    ['nl', 'Team', 'Team'],
    ['it', 'Open until <0>{hour}</0>?', 'Aperto fino alle <0>{hour}</0>?'],
  ])('%s: %s', (locale, english, target) => {
    expect(rulesBroken(locale, english, target)).toEqual([])
  })
})

const FAULTS: readonly (readonly [
  rule: string,
  locale: string,
  english: string,
  target: string | undefined,
  hints?: string[],
])[] = [
  ['missing', 'de', 'Close', ''],
  ['missing', 'de', 'Close', undefined],
  ['syntax', 'de', 'Hello {name}', 'Guten Tag {name'],
  ['argument', 'pl', 'Hello {name}', 'Dzień dobry {nazwa}'],
  ['argument', 'de', '{n, plural, one {# day} other {# days}}', '{n} Tage'],
  ['tag', 'de', 'Read <0>this</0>', 'Lesen Sie <1>das</1>'],
  ['tag', 'de', 'Read <0><1>this</1></0>', 'Lesen Sie <0><1>das</0></1>'],
  ['plural', 'pl', '{n, plural, one {# day} other {# days}}', '{n, plural, one {# dzień} other {# dni}}'],
  ['plural', 'he', '{n, plural, one {# day} other {# days}}', '{n, plural, one {יום} other {# ימים}}'],
  ['plural', 'it', '{n, plural, one {# day} other {# days}}', '{n, plural, one {# giorno} other {# giorni}}'],
  ['plural', 'de', '{at, select, late {Late} other {Open}}', '{at, select, spät {Spät} other {Offen}}'],
  ['plural', 'de', '{n, plural, one {# day} other {# days}}', '{n, plural, one {# Tag} few {# Tage} other {# Tage}}'],
  ['unchanged', 'de', 'Nothing here', 'Nothing here'],
  ['unchanged', 'sv', 'Nothing here', 'nothing here'],
  ['term', 'de', 'Change password', 'Kennung ändern'],
  ['term', 'de', 'New words', 'Neues Kennwort'],
  ['term', 'zh-Hans', 'Sign in', '登陆'],
  ['promise', 'de', 'You may earn', 'Gewinn garantiert'],
  ['promise', 'zh-Hans', 'You may earn', '稳赚不赔'],
  ['promise', 'he', 'You may earn', 'תשואה מובטחת וללא סיכון'],
  ['end', 'de', 'It is done.', 'Es ist fertig'],
  ['end', 'de', 'Leave now?', 'Jetzt gehen.'],
  ['end', 'de', 'Wait…', 'Warten...'],
  ['end', 'de', 'Busy..', 'Belegt...'],
  ['quote', 'it', 'The app', "L'app"],
  ['quote', 'de', 'Choose it', '"Wählen"'],
  ['quote', 'de', 'Choose it', '«Wählen»'],
  ['hidden', 'he', 'Close', '\u200Fסגירה'],
  ['hidden', 'he', 'Close', '\u2067סגירה\u2069'],
  ['hidden', 'de', 'Close', 'Schlie\u00ADßen'],
  ['space', 'de', 'Close it', 'Das  schließen'],
  ['space', 'de', 'Close it', 'Schließen '],
  ['script', 'de', 'Close', 'Schlie\u0435n'],
  ['script', 'zh-Hans', 'Close', '閉じる'],
  ['mark', 'zh-Hans', 'Good, go on.', '好的, 继续。'],
  ['mark', 'zh-Hans', 'Code (optional)', '验证码(选填)'],
  ['length', 'de', 'Home', 'Start', ['Tab, max=4']],
  ['length', 'zh-Hans', 'Home', '首页在此', ['Tab, max=6']],
  ['length', 'de', 'Close this', 'Dieses Fenster jetzt schließen'],
]

describe('a fault is found', () => {
  const faults = FAULTS.map(([rule, locale, english, target, hints]) => ({ rule, locale, english, target, hints }))

  it.each(faults)('$rule in $locale: $english', ({ rule, locale, english, target, hints }) => {
    expect(rulesBroken(locale, english, target, hints)).toContain(rule)
  })

  it('of every kind', () => {
    expect(RULE_NAMES.filter((rule) => !FAULTS.some(([name]) => name === rule))).toEqual([])
  })

  it.each([
    ['plural', '{n, plural, other {# days}}'],
    ['promise', 'A guaranteed result'],
    ['quote', 'It’s "here"'],
    ['hidden', 'Close\u200B'],
    ['syntax', 'Hello {name'],
  ])('in English: %s', (rule, text) => {
    expect(
      findingsOfSource({ where: 'here', source: text, target: text }, source).map((found) => found.rule),
    ).toContain(rule)
  })

  it('where the server lacks a sentence, or says one too many', () => {
    const books = { en: { a: 'Close' }, de: { b: 'Schließen' } }
    const german = partsOfBooks('server', books).find(({ locale }) => locale === 'de')
    const found = german?.pairs
      .flatMap((pair) => findingsOf(pair, tongue('de')))
      .map(({ where, why }) => `${where}: ${why}`)
    expect(found).toEqual(['server a: has no translation', 'server b, which English lacks: has no English text'])
  })
})

describe('words outside the catalogues are found', () => {
  const found = (code: string) => plainText(code, 'x.tsx').map(({ text }) => text)

  it.each([
    ['text of an element', '<p>Hello</p>', 'Hello'],
    ['an attribute', '<Field label="Name" />', 'Name'],
    ['an attribute that is heard', '<nav aria-label="Main" />', 'Main'],
    ['a literal in braces', '<p>{"Hello"}</p>', 'Hello'],
    ['a branch', '<p title={open ? "Shut" : undefined}>{1}</p>', 'Shut'],
    ['what follows a condition', '<p>{open && "Hello"}</p>', 'Hello'],
    ['a template', '<img alt={`Photo ${n}`} />', 'Photo {}'],
    ['a toast', 'toast("Copied")', 'Copied'],
    ['a toast with two endings', 'toast(done ? "Copied" : t`no`)', 'Copied'],
  ])('%s', (_, code, text) => {
    expect(found(code)).toEqual([text])
  })

  it.each([
    ['a name', '<p>Quay</p>'],
    ['a currency', '<Row label="USDT" />'],
    ['marks and digits', '<p>{" "}· 12 %</p>'],
    ['what is in a catalogue', '<p title={t`Name`}><Trans>Hello <b>you</b></Trans></p>'],
    ['attributes that nobody reads', '<input name="account" type="text" />'],
  ])('%s may stand', (_, code) => {
    expect(found(code)).toEqual([])
  })
})
