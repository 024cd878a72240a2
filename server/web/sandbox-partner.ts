import type { FastifyInstance } from 'fastify'
import { SANDBOX_PARTNER } from '#contract/link.ts'
import { LOCALES, type LocaleTag } from '#contract/locales.ts'
import type { Context } from '../lib/context.ts'
import { speaker } from '../lib/words.ts'
import { framed } from './framed.ts'
import { ICON } from './icon.ts'
import { languageOf } from './language.ts'
import { STYLE } from './proof-style.ts'

function pageOf(tag: LocaleTag): string {
  const say = speaker(tag)
  const rtl = LOCALES.some((locale) => locale.tag === tag && locale.rtl)
  return `<!doctype html>
<html lang="${tag}" dir="${rtl ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('web.partner.title')}</title>${ICON}<style>${STYLE}</style></head>
<body><main>
<p class="demo">${say('web.partner.mark')}</p>
<h1>${say('web.partner.title')}</h1>
<p>${say('web.partner.lead')}</p>
<ul><li>${say('web.partner.wash')}</li><li>${say('web.partner.dry')}</li><li>${say('web.partner.store')}</li></ul>
</main></body></html>`
}

/** Never part of production. */
export function serveSandboxPartner(app: FastifyInstance, { settings }: Context): void {
  if (settings.mode === 'production') return
  app.get(SANDBOX_PARTNER, (request, reply) => framed(reply).send(pageOf(languageOf(request))))
}
