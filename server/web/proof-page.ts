import type { PublishedProof } from '#contract/ledger.ts'
import { BRAND } from '#contract/limits.ts'
import { LOCALES, type LocaleTag } from '#contract/locales.ts'
import { decimalOf } from '#contract/money.ts'
import type { Settings } from '../lib/context.ts'
import { isPhrase, type Say, speaker } from '../lib/words.ts'
import { ICON } from './icon.ts'

interface Voice {
  readonly tag: LocaleTag
  readonly say: Say
}

export function pageOf(tag: LocaleTag, proofs: readonly PublishedProof[], { mode, origin }: Settings): string {
  const say = speaker(tag)
  const voice = { tag, say }
  const newest = proofs
    .filter(({ at, sequence }) => at === proofs[0]?.at && sequence === proofs[0].sequence)
    .toReversed()
  const earlier = proofs.slice(newest.length)
  const isDemo = mode !== 'production'
  return `<!doctype html>
<html lang="${tag}" dir="${directionOf(tag)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('web.proof.title')} – ${BRAND}</title>${ICON}<link rel="stylesheet" href="/proof.css"></head>
<body>
<header><a class="mark" href="/h5/" dir="ltr">${BRAND}</a></header>
<main>
<h1>${say('web.proof.title')}</h1>
<p>${say('web.proof.lead')}</p>
${isDemo ? `<p class="demo">${say('web.proof.demo')}</p>` : ''}
<h2>${say('web.proof.newest')}</h2>
${newest[0] ? headOf(newest[0], voice) : `<p>${say('web.proof.none')}</p>`}
${newest.map((proof) => articleOf(proof, voice)).join('\n')}
${listOf('proves', voice)}
${listOf('not', voice)}
${howTo(say, newest[0], origin)}
${earlier.length > 0 ? `<details><summary>${say('web.proof.earlier')}</summary><ul>${earlier.map((proof) => lineOf(proof, voice)).join('')}</ul></details>` : ''}
</main>
<nav aria-label="${say('web.proof.languages')}">${LOCALES.map((locale) => linkTo(locale, tag)).join('')}</nav>
</body></html>`
}

const directionOf = (tag: LocaleTag) => (LOCALES.find((locale) => locale.tag === tag)?.rtl ? 'rtl' : 'ltr')
const digits = (text: string) => `<bdi dir="ltr">${text}</bdi>`
const code = (text: string) => `<code dir="ltr">${text}</code>`

const headOf = ({ at, sequence }: PublishedProof, { say }: Voice) =>
  `<p>${digits(momentOf(at))} · ${say('web.proof.after')} ${digits(sequence)}</p>`

const articleOf = (proof: PublishedProof, voice: Voice) => {
  const { say } = voice
  const { currency, total, root, leaves, platform, signature } = proof
  const money = (minor: string) => digits(figures(minor, currency, voice.tag))
  const accounts = Object.entries(platform).map(([name, amount]) => fact(nameOf(name, say), money(amount)))
  return `<article>
<h3>${say('web.proof.total')}, ${currency}</h3>
<p class="figure">${money(total)}</p>
${accounts.length > 0 ? `<h3>${say('web.proof.platform')}</h3>\n<dl>${accounts.join('\n')}</dl>` : ''}
<dl>
${fact(say('web.proof.leaves'), digits(String(leaves)))}
${long(say('web.proof.root'), root)}
${long(say('web.proof.signature'), signature)}
</dl>
<p><a class="way" href="/proof/${proof.proof}.json" download="quay-proof-${proof.proof}.json">${say('web.proof.download')}</a></p>
</article>`
}

const fact = (name: string, value: string) => `<div><dt>${name}</dt><dd>${value}</dd></div>`
const long = (name: string, value: string) => `<div><dt>${name}</dt><dd class="long">${code(value)}</dd></div>`

const nameOf = (name: string, say: Say) => {
  const phrase = `web.proof.accounts.${name}`
  return isPhrase(phrase) ? say(phrase) : name
}

const listOf = (what: 'proves' | 'not', { say }: Voice) => `<h2>${say(`web.proof.${what}.title`)}</h2>
<ul>${(['first', 'second', 'third'] as const).map((item) => `<li>${say(`web.proof.${what}.${item}`)}</li>`).join('')}</ul>`

const howTo = (say: Say, newest: PublishedProof | undefined, origin: string) => `<h2>${say('web.proof.how.title')}</h2>
<ol><li>${say('web.proof.how.app')}</li><li>${say('web.proof.how.script')}</li><li>${say('web.proof.how.key')}</li><li>${say('web.proof.how.until')}</li></ol>
${newest ? `<dl>${long(say('web.proof.key'), newest.key)}</dl>` : ''}
<pre dir="ltr">node check-balance-proof.mjs proof.json ${origin}/proof/${newest?.proof ?? 1}.json</pre>
<p><a class="way" href="/proof/check-balance-proof.mjs" download>${say('web.proof.how.download')}</a></p>`

const lineOf = ({ proof, at, currency, total }: PublishedProof, { tag }: Voice) =>
  `<li><a href="/proof/${proof}.json" download="quay-proof-${proof}.json">${digits(momentOf(at))}<span>${digits(figures(total, currency, tag))}</span></a></li>`

const linkTo = ({ tag, label }: (typeof LOCALES)[number], current: LocaleTag) =>
  `<a href="/proof?lang=${tag}" lang="${tag}" hreflang="${tag}"${tag === current ? ' aria-current="true"' : ''}>${label}</a>`

const momentOf = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Never through a float. */
function figures(minor: string, currency: PublishedProof['currency'], tag: LocaleTag): string {
  const text = decimalOf(BigInt(minor), currency) as Intl.StringNumericLiteral
  if (currency === 'EUR') return new Intl.NumberFormat(tag, { style: 'currency', currency }).format(text)
  const places = currency === 'POINTS' ? 0 : 2
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: places, maximumFractionDigits: 8 })
  return `${format.format(text)} ${currency}`
}
