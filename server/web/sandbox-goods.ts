import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { BRAND } from '#contract/limits.ts'
import { LOCALES, type LocaleTag } from '#contract/locales.ts'
import { decimalOf } from '#contract/money.ts'
import { sandboxGoods } from '../affiliate/sandbox.ts'
import type { PartnerGoods } from '../lib/affiliate.ts'
import { unix } from '../lib/clock.ts'
import type { Context } from '../lib/context.ts'
import { speaker } from '../lib/words.ts'
import { ICON } from './icon.ts'
import { languageOf } from './language.ts'

const Asked = v.object({
  uid: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
  until: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)),
})
const Which = v.object({ id: v.string() })

const yuan = (minor: bigint, tag: LocaleTag) =>
  new Intl.NumberFormat(tag, { style: 'currency', currency: 'CNY' }).format(
    decimalOf(minor, 'EUR') as Intl.StringNumericLiteral,
  )

/** Where links of the sandbox lead to. Never part of production. */
export function serveSandboxGoods(app: FastifyInstance, { settings, clock }: Context): void {
  if (settings.mode === 'production') return
  app.get('/sandbox/partner/goods/:id', (request, reply) => {
    const tag = languageOf(request)
    const asked = v.safeParse(Asked, request.query)
    const goods = sandboxGoods(v.parse(Which, request.params).id, tag)
    const isKnown = goods !== undefined && asked.success
    return reply
      .code(isKnown ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        pageOf(
          tag,
          isKnown
            ? shown(tag, goods, asked.output, unix(clock.now()))
            : `<p>${speaker(tag)('affiliate.page.missing')}</p>`,
        ),
      )
  })
}

function shown(tag: LocaleTag, goods: PartnerGoods, { uid, until }: v.InferOutput<typeof Asked>, now: number): string {
  const say = speaker(tag)
  if (until < now) return `<p>${say('affiliate.page.over')}</p>`
  return `<h2><bdi>${goods.name}</bdi></h2>
<p class="figure"><bdi dir="ltr">${yuan(goods.price - goods.coupon, tag)}</bdi></p>
<p><bdi>${goods.mall}</bdi>, ${goods.sales}</p>
<p>${say('affiliate.page.number', { number: uid })}</p>`
}

function pageOf(tag: LocaleTag, inside: string): string {
  const say = speaker(tag)
  const dir = LOCALES.find((locale) => locale.tag === tag)?.rtl ? 'rtl' : 'ltr'
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('affiliate.name')} – ${BRAND}</title>${ICON}<link rel="stylesheet" href="/sandbox/pay.css"></head>
<body>
<header><span class="mark" dir="ltr">${BRAND}</span></header>
<main>
<h1>${say('affiliate.name')}</h1>
<p class="demo">${say('affiliate.page.mark')}</p>
${inside}
<div class="ways"><a href="/h5/#/pages/mall/mall">${say('web.sandbox.back')}</a></div>
</main>
</body></html>`
}
