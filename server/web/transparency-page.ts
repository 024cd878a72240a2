import { DAY_S, HOUR_S, MINUTE_S } from '#contract/time-units.ts'
import { BRAND } from '#contract/limits.ts'
import { LOCALES, type LocaleTag } from '#contract/locales.ts'
import { type Currency, decimalOf } from '#contract/money.ts'
import type { Say } from '../lib/words.ts'
import { speaker } from '../lib/words.ts'
import type { Openness, Pool, Waiting } from '../withdrawal/openness.ts'
import { ICON } from './icon.ts'

function spanIn(say: Say, seconds: number): string {
  if (seconds < 2 * HOUR_S)
    return say('web.transparency.minutes', { count: Math.max(1, Math.ceil(seconds / MINUTE_S)) })
  return seconds < 3 * DAY_S
    ? say('web.transparency.hours', { count: Math.ceil(seconds / HOUR_S) })
    : say('web.transparency.days', { count: Math.ceil(seconds / DAY_S) })
}

const digits = (text: string) => `<bdi dir="ltr">${text}</bdi>`
const fact = (name: string, value: string) => `<div><dt>${name}</dt><dd>${value}</dd></div>`

interface Shown {
  readonly tag: LocaleTag
  readonly now: Date
  readonly isDemo: boolean
}

export function pageOf(openness: Openness, { tag, now, isDemo }: Shown): string {
  const say = speaker(tag)
  const { rtl } = LOCALES.find((locale) => locale.tag === tag) ?? { rtl: 0 }
  const time = (seconds: number | null) => (seconds === null ? say('web.transparency.noTimes') : spanIn(say, seconds))
  const number = new Intl.NumberFormat(tag)
  return `<!doctype html>
<html lang="${tag}" dir="${rtl ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('web.transparency.title')} – ${BRAND}</title>${ICON}<link rel="stylesheet" href="/proof.css"></head>
<body>
<header><a class="mark" href="/h5/" dir="ltr">${BRAND}</a></header>
<main>
<h1>${say('web.transparency.title')}</h1>
<p>${say('web.transparency.lead')}</p>
${isDemo ? `<p class="demo">${say('web.transparency.demo')}</p>` : ''}
${openness.halted ? `<p class="demo">${say('web.transparency.halted')}</p>` : ''}
<p>${say('web.transparency.counted')} ${digits(`${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`)}</p>
<h2>${say('web.transparency.withdrawals')}</h2>
${openness.withdrawals.length > 0 ? `<dl>${openness.withdrawals.map((one) => lineOf(say, number, one)).join('\n')}</dl>` : `<p>${say('web.transparency.none')}</p>`}
<h2>${say('web.transparency.times')}</h2>
<dl>
${fact(say('web.transparency.toCredit'), time(openness.toCredit))}
${fact(say('web.transparency.toPayBank'), time(openness.toPay.bank))}
${fact(say('web.transparency.toPayUsdt'), time(openness.toPay.usdt))}
</dl>
<h2>${say('web.transparency.stopped')}</h2>
<p class="figure">${digits(number.format(openness.stopped.count))}</p>
${openness.stopped.oldest === null ? '' : `<p>${say('web.transparency.oldest', { time: spanIn(say, openness.stopped.oldest) })}</p>`}
<h2>${say('web.transparency.pools')}</h2>
<dl>${openness.pools.map((pool) => poolOf(say, tag, pool)).join('\n')}</dl>
<p>${say('web.transparency.nothing')}</p>
<p>${say('web.transparency.proof')} <a class="way" href="/proof">${say('web.proof.title')}</a></p>
</main>
<nav aria-label="${say('web.transparency.languages')}">${LOCALES.map((locale) => linkTo(locale, tag)).join('')}</nav>
</body></html>`
}

function lineOf(say: Say, number: Intl.NumberFormat, { status, count, oldest, late }: Waiting): string {
  const besides = [
    oldest === null ? '' : say('web.transparency.oldest', { time: spanIn(say, oldest) }),
    late === 0 ? '' : say('web.transparency.late', { count: late }),
  ].filter(Boolean)
  return fact(
    `${say(`withdrawal.status.${status}`)}${besides.length > 0 ? `<br><small>${besides.join(' ')}</small>` : ''}`,
    digits(number.format(count)),
  )
}

function poolOf(say: Say, tag: LocaleTag, { purpose, currency, amount, reserved }: Pool): string {
  const apart = reserved === null ? '' : say('web.transparency.reserved', { amount: figures(reserved, currency, tag) })
  return fact(
    `${say(`web.transparency.pool.${purpose}`)} (${digits(currency)})${apart && `<br><small>${apart}</small>`}`,
    digits(figures(amount, currency, tag)),
  )
}

/** Never through a float. */
function figures(minor: bigint, currency: Currency, tag: LocaleTag): string {
  const text = decimalOf(minor, currency) as Intl.StringNumericLiteral
  return currency === 'EUR'
    ? new Intl.NumberFormat(tag, { style: 'currency', currency }).format(text)
    : new Intl.NumberFormat(tag, { maximumFractionDigits: 8 }).format(text)
}

const linkTo = ({ tag, label }: (typeof LOCALES)[number], current: LocaleTag) =>
  `<a href="/transparency?lang=${tag}" lang="${tag}" hreflang="${tag}"${tag === current ? ' aria-current="true"' : ''}>${label}</a>`
