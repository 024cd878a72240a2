import type { FastifyInstance } from 'fastify'
import { BRAND } from '#contract/limits.ts'
import { decimalOf, type Currency } from '#contract/money.ts'
import { PayNo } from '#contract/payment.ts'
import * as v from 'valibot'
import { sandboxSecret } from '../payment/gateways.ts'
import { sandboxCallback, sandboxSays } from '../payment/sandbox.ts'
import type { Context } from '../lib/context.ts'
import { type PaymentRow } from '../payment/rows.ts'
import { paymentOf } from '../payment/queries.ts'

const STYLE = `:root { color-scheme: light dark; font: 16px/24px system-ui, sans-serif }
body { margin: 0 auto; max-width: 26rem; padding: 32px 16px }
h1 { font-size: 20px; margin: 0 0 8px } p { margin: 4px 0 } .amount { font-size: 32px; line-height: 40px; margin: 24px 0 }
.mark { border: 1px dashed; border-radius: 8px; padding: 8px 12px }
form { display: grid; gap: 12px; margin-block-start: 32px }
button, a { border: 1px solid; border-radius: 12px; background: none; color: inherit; font: inherit; min-height: 48px; padding: 11px; text-align: center; text-decoration: none }
button[value=paid] { background: #0a7c4a; border-color: #0a7c4a; color: #fff }`

const Pressed = v.object({ pay_no: PayNo, state: v.picklist(['paid', 'failed', 'closed']) })
const Asked = v.object({ pay_no: PayNo })

/** The page of the gateway that exists only here. Never part of production. */
export function serveSandboxPay(app: FastifyInstance, context: Context): void {
  const { settings, database, clock } = context
  if (settings.mode === 'production') return
  app.get('/sandbox/pay.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  app.get('/sandbox/pay', async ({ query }, reply) => {
    const asked = v.safeParse(Asked, query)
    const row = asked.success ? await paymentOf(database, asked.output.pay_no) : undefined
    const said = row?.sandbox ? await sandboxSays(database, row.pay_no) : undefined
    return reply
      .code(row && said ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(row && said ? pageOf(row, said.state) : 'There is no such payment.')
  })
  app.post('/sandbox/pay', async ({ body }, reply) => {
    const pressed = v.safeParse(Pressed, body)
    const row = pressed.success ? await paymentOf(database, pressed.output.pay_no) : undefined
    if (!pressed.success || !row?.sandbox) return reply.code(404).type('text/plain').send('There is no such payment.')
    await database
      .updateTable('sandbox_payment')
      .set({ state: pressed.output.state, changed_at: clock.now() })
      .where('pay_no', '=', row.pay_no)
      .where('state', 'in', ['waiting', 'failed', 'closed'])
      .execute()
    const said = await sandboxSays(database, row.pay_no)
    if (said) {
      const { headers, body: payload } = sandboxCallback(sandboxSecret(settings.pepper), said, clock.now())
      // It comes in by the same door as a real one.
      await app.inject({
        method: 'POST',
        url: `/gateway/${row.gateway}`,
        headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
        payload,
      })
    }
    return reply.redirect(`/h5/#/pages/money/alipay_h5?pay_no=${row.pay_no}`, 303)
  })
}

const OVER = { paid: 'This payment is done.', failed: 'This payment was declined.', closed: 'This payment was left.' }

const button = (state: string, words: string) => `<button name="state" value="${state}">${words}</button>`

const pageOf = ({ pay_no, amount, currency }: PaymentRow, state: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${BRAND} sandbox gateway</title>
<link rel="stylesheet" href="/sandbox/pay.css"></head>
<body><main><h1>Sandbox gateway</h1><p class="mark">No real money moves here.</p>
<p class="amount">${decimalOf(amount, currency as Currency)} ${currency}</p><p>Payment ${pay_no}</p>
${
  state === 'paid'
    ? `<p>${OVER.paid}</p><form><a href="/h5/#/pages/money/alipay_h5?pay_no=${pay_no}">Back to ${BRAND}</a></form>`
    : `${state === 'waiting' ? '' : `<p>${OVER[state as 'failed']}</p>`}<form method="post" action="/sandbox/pay"><input type="hidden" name="pay_no" value="${pay_no}">
${button('paid', 'Pay')}${button('failed', 'Decline')}${button('closed', 'Leave')}</form>`
}
</main></body></html>`
