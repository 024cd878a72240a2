import type { FastifyInstance } from 'fastify'
import { PayNo } from '#contract/payment.ts'
import * as v from 'valibot'
import { sandboxSecret } from '../payment/gateways.ts'
import { sandboxCallback, sandboxSays } from '../payment/sandbox.ts'
import type { Context } from '../lib/context.ts'
import { paymentOf } from '../payment/queries.ts'
import { languageOf } from './language.ts'
import { missingPage, SANDBOX_STYLE, sandboxPage, wayBack } from './sandbox-page.ts'

const Pressed = v.object({ pay_no: PayNo, state: v.picklist(['paid', 'failed', 'closed']) })
const Asked = v.object({ pay_no: PayNo })

/** Never part of production. */
export function serveSandboxPay(app: FastifyInstance, context: Context): void {
  const { settings, database, clock } = context
  if (settings.mode === 'production') return
  app.get('/sandbox/pay.css', (_, reply) => reply.type('text/css; charset=utf-8').send(SANDBOX_STYLE))
  app.get('/sandbox/pay', async (request, reply) => {
    const asked = v.safeParse(Asked, request.query)
    const tag = languageOf(request)
    const row = asked.success ? await paymentOf(database, asked.output.pay_no) : undefined
    const said = row?.sandbox ? await sandboxSays(database, row.pay_no) : undefined
    return reply
      .code(row && said ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(row && said ? sandboxPage(tag, row, said.state) : missingPage(tag))
  })
  app.post('/sandbox/pay', async (request, reply) => {
    const pressed = v.safeParse(Pressed, request.body)
    const row = pressed.success ? await paymentOf(database, pressed.output.pay_no) : undefined
    if (!pressed.success || !row?.sandbox)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(missingPage(languageOf(request)))
    await database
      .updateTable('sandbox_payment')
      .set({ state: pressed.output.state, changed_at: clock.now() })
      .where('pay_no', '=', row.pay_no)
      .where('state', 'in', ['waiting', 'failed', 'closed'])
      .execute()
    const said = await sandboxSays(database, row.pay_no)
    if (said) {
      const { headers, body: payload } = sandboxCallback(sandboxSecret(settings.pepper), said, clock.now())
      // By the same door as a real callback.
      await app.inject({
        method: 'POST',
        url: `/gateway/${row.gateway}`,
        headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
        payload,
      })
    }
    return reply.redirect(wayBack(row.pay_no), 303)
  })
}
