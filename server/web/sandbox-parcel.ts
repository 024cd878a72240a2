import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { SANDBOX_PARCEL } from '#contract/link.ts'
import { LOCALES, type LocaleTag } from '#contract/locales.ts'
import type { Trace } from '../lib/carrier.ts'
import type { Context } from '../lib/context.ts'
import { speaker } from '../lib/words.ts'
import { sandboxCarrier } from '../parcel/sandbox-carrier.ts'
import { framed } from './framed.ts'
import { ICON } from './icon.ts'
import { languageOf } from './language.ts'
import { STYLE } from './proof-style.ts'

const Asked = v.object({ number: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{6,40}$/)) })

const moment = (at: Date, tag: LocaleTag) =>
  `${new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`

function shown(tag: LocaleTag, number: string, traces: readonly Trace[]): string {
  const say = speaker(tag)
  const lines = traces.map(
    ({ at, state, place }) =>
      `<li>${say('parcel.at', { words: say(`parcel.happened.${state}`), place })}<br><bdi>${moment(at, tag)}</bdi></li>`,
  )
  return `<h3>${say('parcel.sandbox.number', { number })}</h3>
${lines.length === 0 ? `<p>${say('parcel.sandbox.none')}</p>` : `<ol reversed>${lines.toReversed().join('')}</ol>`}`
}

function pageOf(tag: LocaleTag, inside: string): string {
  const say = speaker(tag)
  const rtl = LOCALES.some((locale) => locale.tag === tag && locale.rtl)
  return `<!doctype html>
<html lang="${tag}" dir="${rtl ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('parcel.sandbox.name')}</title>${ICON}<style>${STYLE}</style></head>
<body><main>
<p class="demo">${say('parcel.sandbox.mark')}</p>
<h1>${say('parcel.sandbox.name')}</h1>
${inside}
</main></body></html>`
}

/** Never part of production. */
export function serveSandboxParcel(app: FastifyInstance, { settings, database, clock }: Context): void {
  if (settings.mode === 'production') return
  const carrier = sandboxCarrier(database)
  app.get(SANDBOX_PARCEL, async (request, reply) => {
    const asked = v.safeParse(Asked, request.query)
    const tag = languageOf(request)
    const tracked = asked.success ? await carrier.track(asked.output.number, clock.now()) : undefined
    return framed(reply)
      .code(tracked ? 200 : 404)
      .send(
        pageOf(
          tag,
          tracked && asked.success
            ? shown(tag, asked.output.number, tracked.traces)
            : `<p>${speaker(tag)('parcel.sandbox.missing')}</p>`,
        ),
      )
  })
}
