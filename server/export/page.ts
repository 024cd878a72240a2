import { BRAND } from '#contract/limits.ts'
import type { Vault } from '../lib/ports.ts'
import { speaker } from '../lib/words.ts'
import { isRightToLeft } from '../notice/words.ts'
import type { Export } from './export.ts'
import { factsOf, type Reader, type Row, stampIn } from './facts.ts'
import { HEADINGS } from './parts.ts'
import { type RecordTold, recordsOf } from './records.ts'

const LOOK = `
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.75rem;line-height:1.2;margin:0}h2{font-size:1.25rem;margin:3rem 0 0;padding-top:1rem;border-top:1px solid #8884}
h3{font-size:1rem;margin:1.5rem 0 .5rem}h4{font-size:.875rem;opacity:.75;margin:.5rem 0}section{padding-bottom:.5rem}p{opacity:.75}dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.125rem 1rem;margin:0;padding:.75rem 0;border-top:1px solid #8883}
dt{opacity:.65}dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}img{max-width:100%;border-radius:8px}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.375rem}}`

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')

const plain = (name: string) => safe(name.replaceAll('_', ' '))

const block = (table: string, row: Row, reader: Reader) =>
  `<dl>${factsOf(table, row, reader)
    .map(([name, text]) => `<dt>${safe(name)}</dt><dd dir="auto">${safe(text)}</dd>`)
    .join('')}</dl>`

function sectionOf({ table, row, number, parts }: RecordTold, reader: Reader): string {
  const heading = number && `<h3 dir="ltr">${plain(table)} ${safe(number)}</h3>`
  const under = parts.map(
    (part) =>
      `<h4 dir="ltr">${plain(part.table)}</h4>${part.rows.map((one) => block(part.table, one, reader)).join('')}`,
  )
  return `<section>${heading}${block(table, row, reader)}${under.join('')}</section>`
}

/** Whole in itself: it loads nothing from anywhere. */
export async function* pageOf(reader: Reader, { made_at, parts }: Export, vault: Vault): AsyncIterable<string> {
  const { locale, zone } = reader
  const say = speaker(locale)
  const direction = isRightToLeft(locale) ? 'rtl' : 'ltr'
  const title = safe(say('export.page.title', { brand: BRAND }))
  const made = `<bdi>${stampIn(reader, new Date(made_at))}</bdi>`
  const said = safe(say('export.page.made', { at: '@', zone })).replace('@', made)
  yield `<!doctype html><html lang="${locale}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${LOOK}</style><h1>${title}</h1><p>${said}</p><p>${safe(say('export.page.names'))}</p>`
  for (const heading of HEADINGS) {
    const tables = recordsOf(parts[heading])
    if (tables.length === 0) continue
    yield `<h2>${safe(say(`export.headings.${heading}`))}</h2>`
    for (const { table, records } of tables) {
      if (!records[0]?.number) yield `<h3 dir="ltr">${plain(table)}</h3>`
      for (const record of records)
        yield sectionOf(record, reader) + (table === 'attachment' ? await pictureOf(record.row, vault) : '')
    }
  }
}

async function pictureOf(row: Row, vault: Vault): Promise<string> {
  const bytes = await vault.get(String(row['name']))
  return bytes ? `<img alt="" src="data:image/jpeg;base64,${bytes.toString('base64')}">` : ''
}
