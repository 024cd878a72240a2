import { describe, expect, it } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { farParts, open, phoneParts } from '../scripts/i18n/catalogues.ts'
import { glossaryOf, promiseIn, sourceGlossary } from '../scripts/i18n/glossary.ts'
import { findingsOf, findingsOfSource } from '../scripts/i18n/rules.ts'

const root = process.cwd()
const source = sourceGlossary(root)

const PROMISES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Your profit is guaranteed.',
    'Risk-free from day one.',
    'A sure profit.',
    'Earn 5 % a day.',
    'A yield of {rate}.',
    '7 % APY',
    'Passive income.',
    'We promise {amount}.',
    'Returns of up to {rate}.',
    'You can’t lose.',
  ],
  de: [
    'Ihr Gewinn ist garantiert.',
    'Risikofrei vom ersten Tag an.',
    'Ein sicherer Gewinn.',
    'Verdienen Sie 5 % am Tag.',
    'Eine Rendite von {rate}.',
    '7 % APY',
    'Passives Einkommen.',
    'Wir versprechen {amount}.',
    'Ganz ohne Risiko.',
    'Ihr Geld wird verzinst.',
  ],
  nl: [
    'Uw winst is gegarandeerd.',
    'Risicovrij vanaf de eerste dag.',
    'Zekere winst.',
    'Verdien 5 % per dag.',
    'Een rendement van {rate}.',
    '7 % APY',
    'Passief inkomen.',
    'Wij beloven {amount}.',
    'Zonder risico.',
  ],
  af: [
    'U wins is gewaarborg.',
    'Risikovry van die eerste dag af.',
    'Seker wins.',
    'Verdien tot 5 % per dag.',
    'Daaglikse opbrengs van {rate}.',
    '7 % APY',
    'Passiewe inkomste.',
    'Ons belowe {amount}.',
    'Sonder risiko.',
  ],
  sv: [
    'Din vinst är garanterad.',
    'Riskfritt från första dagen.',
    'Säker vinst.',
    'Tjäna 5 % om dagen.',
    'En avkastning på {rate}.',
    '7 % APY',
    'Passiv inkomst.',
    'Vi lovar {amount}.',
    'Utan risk.',
  ],
  it: [
    'Il Suo profitto è garantito.',
    'Senza rischi dal primo giorno.',
    'Profitto sicuro.',
    'Guadagni il 5 % al giorno.',
    'Un rendimento di {rate}.',
    '7 % APY',
    'Reddito passivo.',
    'Promettiamo {amount}.',
    'Nessun rischio.',
  ],
  pt: [
    'O seu lucro é garantido.',
    'Sem risco desde o primeiro dia.',
    'Lucro certo.',
    'Ganhe 5 % por dia.',
    'Um rendimento de {rate}.',
    '7 % APY',
    'Renda passiva.',
    'Prometemos {amount}.',
    'Isento de risco.',
  ],
  pl: [
    'Gwarantowany zysk.',
    'Bez ryzyka od pierwszego dnia.',
    'Pewny zysk.',
    'Zarabiaj 5 % dziennie.',
    'Stopa zwrotu {rate}.',
    '7 % APY',
    'Dochód pasywny.',
    'Obiecujemy {amount}.',
    'Oprocentowanie {rate}.',
  ],
  he: [
    'הרווח מובטח.',
    'ללא סיכון מהיום הראשון.',
    'רווח בטוח.',
    'אפשר להרוויח 5 % ביום.',
    'תשואה של {rate}.',
    '7 % APY',
    'הכנסה פסיבית.',
    'אנחנו מבטיחים {amount}.',
    'אין שום סיכון.',
  ],
  'zh-Hans': [
    '保证收益。',
    '从第一天起零风险。',
    '稳赚不赔。',
    '每天赚 5 %。',
    '年化收益率 {rate}。',
    '7 % 年化',
    '被动收入。',
    '我们承诺 {amount}。',
    '保本。',
  ],
}

describe('a return is promised in no language', () => {
  const glossary = (locale: string) => (locale === 'en' ? source : glossaryOf(root, locale))
  const rows = Object.entries(PROMISES).flatMap(([locale, sentences]) =>
    sentences.map((sentence) => ({ locale, sentence })),
  )
  const allowed = Object.keys(PROMISES).flatMap((locale) =>
    glossary(locale).allows.map((wording) => ({ locale, wording })),
  )

  it('and all ten are looked at', () => {
    expect(Object.keys(PROMISES).toSorted()).toEqual(LOCALES.map(({ tag }) => tag).toSorted())
  })

  it.each(rows)('$locale: “$sentence” is found', ({ locale, sentence }) => {
    const pair = { where: 'here', source: sentence, target: sentence }
    const found =
      locale === 'en'
        ? findingsOfSource(pair, source)
        : findingsOf(pair, { locale, source, glossary: glossaryOf(root, locale) })
    expect(found.map(({ rule }) => rule)).toContain('promise')
  })

  it.each(allowed)('$locale: “$wording” is allowed, and hides nothing beside it', ({ locale, wording }) => {
    const own = glossary(locale)
    const without = {
      ...own,
      allows: own.allows.filter((other) => !other.includes(wording) && !wording.includes(other)),
    }
    expect(promiseIn(wording, own)).toBeUndefined()
    expect(promiseIn(wording, without), 'it needs no leave').toBeDefined()
    for (const sentence of PROMISES[locale] ?? []) expect(promiseIn(`${wording}. ${sentence}`, own)).toBeDefined()
  })

  it('every wording that is allowed is said', async () => {
    const { catalogues } = await open(root)
    const parts = [...(await phoneParts(root, catalogues)), ...farParts()]
    const unsaid = LOCALES.flatMap(({ tag }) => {
      const own = parts.filter(({ locale }) => locale === tag).flatMap(({ pairs }) => pairs)
      const texts = own.map(({ target = '' }) => target.toLowerCase())
      return glossary(tag).allows.filter((wording) => !texts.some((text) => text.includes(wording.toLowerCase())))
    })
    expect(unsaid).toEqual([])
  })
})
