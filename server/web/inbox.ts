import type { FastifyInstance } from 'fastify'
import { BRAND } from '#contract/limits.ts'
import type { Inbox } from '../lib/post.ts'
import { ICON } from './icon.ts'

const STYLE = `:root { color-scheme: light dark; font: 16px/24px system-ui, sans-serif }
body { margin: 0 auto; max-width: 40rem; padding: 32px 16px }
h1 { font-size: 20px } p { margin: 4px 0 }
article { border-block-start: 1px solid color-mix(in srgb, currentColor 16%, transparent); padding: 16px 0 }
h2 { font-size: 16px; margin: 0 } .to, time { opacity: .64; font-size: 14px }
pre { font: inherit; margin: 8px 0 0; white-space: pre-wrap; overflow-wrap: anywhere }`

/** Never part of production. */
export function serveInbox(app: FastifyInstance, inbox: Inbox | undefined): void {
  if (!inbox) return
  app.get('/inbox', (_, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(pageOf(inbox)),
  )
  app.get('/inbox.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  app.get('/inbox.json', (_, reply) => reply.header('cache-control', 'no-store').send({ list: inbox.letters }))
}

const pageOf = ({ letters }: Inbox) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5">
<title>${BRAND} inbox</title>${ICON}<link rel="stylesheet" href="/inbox.css"></head>
<body><main><h1>Development inbox</h1>
${letters.length === 0 ? '<p>No message yet. Codes appear here within five seconds.</p>' : letters.map(articleOf).join('\n')}
</main></body></html>`

const articleOf = ({ to, subject, text, sentAt }: Inbox['letters'][number]) =>
  `<article><h2 dir="auto">${escaped(subject)}</h2><p class="to">${escaped(to)} · <time>${sentAt.toISOString()}</time></p><pre dir="auto">${escaped(text)}</pre></article>`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')
