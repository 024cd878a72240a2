import { LOCALES } from '#contract/locales.ts'
import type { Glossary, Source } from '../../scripts/i18n/glossary.ts'
import { TONE } from './tone.ts'
import './screen-page.css'

const files = import.meta.glob<Glossary>('../../docs/glossary/*.json', { eager: true, import: 'default' })
const glossaryOf = (tag: string) => files[`../../docs/glossary/${tag}.json`] as Glossary

export const source = glossaryOf('en') as Source

export const retired = (never: readonly string[] = []) => never.map((form) => form.replaceAll(String.raw`\b`, ''))

export function WordsPage({ locale }: { locale: string }) {
  const tag = LOCALES.some((one) => one.tag === locale) ? locale : 'en'
  const spoken = glossaryOf(tag)
  const isEnglish = tag === 'en'
  return (
    <main className="screen-page" dir="ltr" lang="en">
      <h1>Words and tone</h1>
      <p className="purpose">
        Calm, exact and honest. English is the source; the toolbar “Language” chooses which other language stands beside
        it. A check keeps every sentence of the app and of the server to this page.
      </p>
      <ol className="tone">
        {TONE.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <h2>{spoken.language}</h2>
      <dl>
        <dt>The reader is addressed by</dt>
        <dd>{spoken.address}</dd>
        <dt>Quotation marks</dt>
        <dd>{spoken.quotes}</dd>
        <dt>What nobody here promises</dt>
        <dd>{spoken.promises.length} patterns are refused in this language, such as “guarantee” in English.</dd>
      </dl>
      <h2>{`${Object.keys(source.terms).length} terms`}</h2>
      <table>
        <thead>
          <tr>
            <th>Term</th>
            <th>Means</th>
            {!isEnglish && <th>{spoken.language}</th>}
            <th>Retired words</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(source.terms).map(([name, term]) => (
            <tr key={name}>
              <td>
                <b>{term.use}</b>
              </td>
              <td>{term.means}</td>
              {!isEnglish && (
                <td lang={tag} dir="auto">
                  {spoken.terms[name]?.use}
                </td>
              )}
              <td lang={tag} dir="auto">
                {retired(spoken.terms[name]?.never).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}
