import type { Part } from './catalogues.ts'
import type { Outcome } from './check.ts'
import type { Finding } from './rules.ts'

const unique = (values: readonly string[]): string[] => [...new Set(values)]
const translated = ({ pairs }: Part): number => pairs.filter(({ target }) => target?.trim()).length
const percent = (some: number, all: number): string => `${all === 0 ? 100 : Math.floor((some / all) * 100)} %`

export const lineOf = ({ rule, locale, where, text, why }: Finding): string =>
  `${locale} ${rule} ${where}: ${why}${text ? `  «${text.replaceAll('\n', '⏎')}»` : ''}`

function partsOf(parts: readonly Part[], area: string, locale: string): Part | undefined {
  return parts.find((part) => part.area === area && part.locale === locale)
}

export function tableOf({ findings, parts }: Outcome): string {
  const locales = unique(parts.map(({ locale }) => locale))
  const rules = unique(findings.map(({ rule }) => rule))
  const counted = (rule: string, locale: string) =>
    String(findings.filter((one) => one.rule === rule && one.locale === locale).length)
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(10) + cells.map((cell) => cell.padStart(8)).join('')
  if (rules.length === 0) return ''
  return [
    row('', locales),
    ...rules.map((rule) =>
      row(
        rule,
        locales.map((locale) => counted(rule, locale)),
      ),
    ),
  ].join('\n')
}

export function countsOf({ parts }: Outcome): string {
  const areas = unique(parts.map(({ area }) => area))
  const locales = unique(parts.map(({ locale }) => locale))
  const messages = parts.filter(({ locale }) => locale === 'en').reduce((sum, { pairs }) => sum + pairs.length, 0)
  const all = parts.reduce((sum, { pairs }) => sum + pairs.length, 0)
  const done = parts.reduce((sum, part) => sum + translated(part), 0)
  return `${messages} messages in ${areas.length} areas, ${locales.length} languages, ${percent(done, all)} translated`
}

export function statusOf(outcome: Outcome): string {
  const { parts } = outcome
  const areas = unique(parts.map(({ area }) => area))
  const locales = unique(parts.map(({ locale }) => locale))
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = areas.map((area) => {
    const cells = locales.map((locale) => {
      const part = partsOf(parts, area, locale)
      return part ? percent(translated(part), part.pairs.length) : 'none'
    })
    return row([area, String(partsOf(parts, area, 'en')?.pairs.length ?? 0), ...cells])
  })
  return `${[
    '# Languages',
    '',
    `${countsOf(outcome)}. Written by \`npm run i18n\`; the tone and the words of each language are in \`docs/glossary\`.`,
    '',
    row(['area', 'messages', ...locales]),
    row(['---', ...['', ...locales].map(() => '---:')]),
    ...rows,
  ].join('\n')}\n`
}
