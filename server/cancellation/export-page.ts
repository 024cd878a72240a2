import { BRAND } from '#contract/limits.ts'
import type { LocaleTag } from '#contract/locales.ts'
import type { Vault } from '../lib/ports.ts'
import { speaker } from '../lib/words.ts'
import { isRightToLeft } from '../notice/words.ts'
import type { Export } from './export.ts'
import { HEADINGS } from './export-parts.ts'

const LOOK = `
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.75rem;line-height:1.2;margin:0}h2{font-size:1.25rem;margin:3rem 0 0;padding-top:1rem;border-top:1px solid #8884}
h3{font-size:1rem;margin:1.5rem 0 .5rem}p{opacity:.75}dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.125rem 1rem;margin:0;padding:.75rem 0;border-top:1px solid #8883}
dt{opacity:.65}dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}img{max-width:100%;border-radius:8px}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.375rem}}`

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const isSaid = (value: unknown) => value !== null && value !== '' && textOf(value) !== '{}' && textOf(value) !== '[]'
const plain = (name: string) => safe(name.replaceAll('_', ' '))

const line = ([name, value]: [string, unknown]) => `<dt>${plain(name)}</dt><dd dir="auto">${safe(textOf(value))}</dd>`
const block = (row: object) =>
  `<dl>${Object.entries(row)
    .filter(([, value]) => isSaid(value))
    .map(line)
    .join('')}</dl>`

/** Whole in itself: it loads nothing from anywhere. */
export async function* pageOf(locale: LocaleTag, { made_at, parts }: Export, vault: Vault): AsyncIterable<string> {
  const say = speaker(locale)
  const direction = isRightToLeft(locale) ? 'rtl' : 'ltr'
  const title = safe(say('export.page.title', { brand: BRAND }))
  const made = `<bdi>${made_at.slice(0, 16).replace('T', ' ')}</bdi>`
  yield `<!doctype html><html lang="${locale}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${LOOK}</style><h1>${title}</h1><p>${safe(say('export.page.made', { at: '@' })).replace('@', made)}</p><p>${safe(say('export.page.names'))}</p>`
  for (const heading of HEADINGS) {
    const tables = Object.entries(parts[heading]).filter(([, rows]) => rows.length > 0)
    if (tables.length === 0) continue
    yield `<h2>${safe(say(`export.headings.${heading}`))}</h2>`
    for (const [table, rows] of tables) {
      yield `<h3 dir="ltr">${plain(table)}</h3>`
      for (const row of rows) yield block(row) + (table === 'attachment' ? await pictureOf(row, vault) : '')
    }
  }
}

async function pictureOf(row: Readonly<Record<string, unknown>>, vault: Vault): Promise<string> {
  const bytes = await vault.get(String(row['name']))
  return bytes ? `<img alt="" src="data:image/jpeg;base64,${bytes.toString('base64')}">` : ''
}
