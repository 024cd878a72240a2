import { glossaryOf, sourceGlossary } from './glossary.ts'
import { extract, farParts, open, phoneParts, SOURCE, SPOKEN, stale, type Part } from './catalogues.ts'
import { plainTextUnder } from './plain-text.ts'
import { findingsOf, findingsOfSource, type Finding } from './rules.ts'

export interface Outcome {
  readonly findings: readonly Finding[]
  readonly parts: readonly Part[]
  readonly files: number
}

function findingsOfPart({ locale, pairs }: Part, root: string): Finding[] {
  const source = sourceGlossary(root)
  if (locale === SOURCE) return pairs.flatMap((pair) => findingsOfSource(pair, source))
  const tongue = { locale, source, glossary: glossaryOf(root, locale) }
  return pairs.flatMap((pair) => findingsOf(pair, tongue))
}

function glossaryFindings(root: string): Finding[] {
  const wanted = Object.keys(sourceGlossary(root).terms)
  return SPOKEN.flatMap((locale) => {
    const { terms } = glossaryOf(root, locale)
    const found = (text: string, why: string): Finding => ({
      rule: 'glossary',
      locale,
      where: `docs/glossary/${locale}.json`,
      text,
      why,
    })
    const unworded = wanted.filter((term) => !terms[term]).map((term) => found(term, 'has no word'))
    const unknown = Object.keys(terms).filter((term) => !wanted.includes(term))
    return unworded.concat(unknown.map((term) => found(term, 'is not in the English glossary')))
  })
}

/** `fresh` brings the catalogues up to date first. */
export async function check(root: string, { fresh }: { fresh: boolean }): Promise<Outcome> {
  const { catalogues } = await open(root)
  if (fresh) await extract(catalogues)
  const outdated = fresh ? [] : await stale(root, catalogues)
  const phone = await phoneParts(root, catalogues)
  const parts = [...phone, ...farParts()]
  const plain = plainTextUnder(root, 'src')
  const said = parts.flatMap((part) => findingsOfPart(part, root))
  const findings = [...outdated, ...glossaryFindings(root), ...plain.findings, ...said]
  return { findings, parts, files: plain.files }
}
