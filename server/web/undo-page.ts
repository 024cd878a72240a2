import { BRAND } from '#contract/limits.ts'
import { LOCALES, type LocaleTag } from '#contract/locales.ts'
import { speaker } from '../lib/words.ts'
import type { Undo } from '../security/undo.ts'
import { ICON } from './icon.ts'

interface Shown {
  readonly tag: LocaleTag
  readonly token: string
}

/** Nothing happens before its button is pressed: scanners open links too. */
export function undoPage(undo: Undo | 'done', { tag, token }: Shown): string {
  const say = speaker(tag)
  const { rtl } = LOCALES.find((locale) => locale.tag === tag) ?? { rtl: 0 }
  const title = say(undo === 'done' ? 'web.undo.done' : 'web.undo.title')
  return `<!doctype html>
<html lang="${tag}" dir="${rtl ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title} – ${BRAND}</title>${ICON}<link rel="stylesheet" href="/proof.css"></head>
<body>
<header><a class="mark" href="/h5/" dir="ltr">${BRAND}</a></header>
<main>
<h1>${title}</h1>
${bodyOf(undo, tag, token)}
</main>
<nav aria-label="${say('web.transparency.languages')}">${LOCALES.map((locale) => linkTo(locale, tag)).join('')}</nav>
</body></html>`
}

function bodyOf(undo: Undo | 'done', tag: LocaleTag, token: string): string {
  const say = speaker(tag)
  if (undo === 'done')
    return `<p>${say('web.undo.next')}</p><p><a class="way" href="/h5/">${say('web.undo.open', { brand: BRAND })}</a></p>`
  if (undo !== 'good') return `<p>${say(`web.undo.${undo}`)}</p>`
  const stops = ['leaves', 'devices', 'email'] as const
  return `<p>${say('web.undo.lead')}</p>
<ul>${stops.map((stop) => `<li>${say(`web.undo.${stop}`)}</li>`).join('')}</ul>
<form method="post" action="/undo/${token}?lang=${tag}"><button class="act">${say('web.undo.stop')}</button></form>`
}

const linkTo = ({ tag, label }: (typeof LOCALES)[number], current: LocaleTag) =>
  `<a href="?lang=${tag}" lang="${tag}" hreflang="${tag}"${tag === current ? ' aria-current="true"' : ''}>${label}</a>`
