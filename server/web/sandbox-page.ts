import { BRAND } from '#contract/limits.ts'
import { LOCALES, type LocaleTag } from '#contract/locales.ts'
import { decimalOf, type Currency } from '#contract/money.ts'
import type { PayStatus } from '#contract/payment.ts'
import type { PaymentRow } from '../payment/rows.ts'
import { speaker } from '../lib/words.ts'
import { ICON } from './icon.ts'
import { STYLE } from './proof-style.ts'

export const SANDBOX_STYLE = `${STYLE}
form, .ways { display: grid; gap: 12px; margin-block-start: 32px }
button, .ways a { display: grid; place-items: center; min-height: 52px; padding: 8px 20px; border: 1px solid var(--line); border-radius: 12px;
  background: none; color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
button[value=paid], .ways a { background: var(--accent); border-color: var(--accent); color: var(--paper) }
button:focus-visible, .ways a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }`

const directionOf = (tag: LocaleTag) => (LOCALES.find((locale) => locale.tag === tag)?.rtl ? 'rtl' : 'ltr')

const figures = (minor: bigint, currency: Currency, tag: LocaleTag) =>
  new Intl.NumberFormat(tag, { style: 'currency', currency }).format(
    decimalOf(minor, currency) as Intl.StringNumericLiteral,
  )

const around = (tag: LocaleTag, inside: string) => {
  const say = speaker(tag)
  return `<!doctype html>
<html lang="${tag}" dir="${directionOf(tag)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('web.sandbox.title')} – ${BRAND}</title>${ICON}<link rel="stylesheet" href="/sandbox/pay.css"></head>
<body>
<header><span class="mark" dir="ltr">${BRAND}</span></header>
<main>
<h1>${say('web.sandbox.title')}</h1>
${inside}
</main>
</body></html>`
}

export const missingPage = (tag: LocaleTag): string => around(tag, `<p>${speaker(tag)('web.sandbox.missing')}</p>`)

export const wayBack = (payNo: string): string => `/h5/#/pages/money/alipay_h5?pay_no=${payNo}`

export function sandboxPage(tag: LocaleTag, { pay_no, amount, currency }: PaymentRow, state: PayStatus): string {
  const say = speaker(tag)
  const ways =
    state === 'paid'
      ? `<div class="ways"><a href="${wayBack(pay_no)}">${say('web.sandbox.back')}</a></div>`
      : `<form method="post" action="/sandbox/pay"><input type="hidden" name="pay_no" value="${pay_no}">
<button name="state" value="paid">${say('web.sandbox.pay')}</button>
<button name="state" value="failed">${say('web.sandbox.decline')}</button>
<button name="state" value="closed">${say('web.sandbox.leave')}</button></form>`
  return around(
    tag,
    `<p class="demo">${say('web.sandbox.mark')}</p>
<h3>${say('web.sandbox.number', { number: pay_no })}</h3>
<p class="figure"><bdi dir="ltr">${figures(amount, currency as Currency, tag)}</bdi></p>
${state === 'waiting' ? '' : `<p>${say(`web.sandbox.${state}`)}</p>`}
${ways}`,
  )
}
