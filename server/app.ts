import fastifyFormbody from '@fastify/formbody'
import fastifyHelmet from '@fastify/helmet'
import fastifyRateLimit from '@fastify/rate-limit'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type onRequestHookHandler,
} from 'fastify'
import { CODE, type Envelope, type RefusalData } from '#contract/envelope.ts'
import type { Contract } from '#contract/index.ts'
import { REQUEST_TIMEOUT_MS } from '#contract/limits.ts'
import { LIVE_STREAM } from '#contract/live.ts'
import { MINUTE_MS } from '#contract/time-units.ts'
import { accountHandlers } from './account/handlers.ts'
import { affiliateHandlers } from './affiliate/handlers.ts'
import { addressHandlers } from './address/handlers.ts'
import { attachmentHandlers } from './attachment/handlers.ts'
import { receiveFiles, servePictures } from './attachment/serve.ts'
import { exportHandlers } from './export/handlers.ts'
import { serveExports } from './export/file.ts'
import { cancellationHandlers } from './cancellation/handlers.ts'
import { cardHandlers } from './card/handlers.ts'
import { cartHandlers } from './cart/handlers.ts'
import { couponHandlers } from './coupon/handlers.ts'
import type { Context } from './lib/context.ts'
import { depositHandlers } from './deposit/handlers.ts'
import { deviceHandlers } from './device/handlers.ts'
import { factorHandlers } from './factor/handlers.ts'
import { equityHandlers } from './equity/handlers.ts'
import { homeHandlers } from './home/handlers.ts'
import { investHandlers } from './invest/handlers.ts'
import { ledgerHandlers } from './ledger/handlers.ts'
import { answer, envelopeOf, sayTo } from './answer.ts'
import { readForm } from './lib/fields.ts'
import type { Implemented } from './lib/implement.ts'
import { Refusal } from './lib/refuse.ts'
import { MARK, openedJson } from './lib/sealed-names.ts'
import { linkHandlers } from './link/handlers.ts'
import { liveHandlers } from './live/handlers.ts'
import { serveLive } from './live/stream.ts'
import { locationHandlers } from './location/handlers.ts'
import { merchantHandlers } from './trade/merchant-handlers.ts'
import { newsHandlers } from './news/handlers.ts'
import { noticeHandlers } from './notice/handlers.ts'
import { parcelHandlers } from './parcel/handlers.ts'
import { paymentHandlers } from './payment/handlers.ts'
import { payoutAddressHandlers } from './payout-address/handlers.ts'
import { servePublicPictures } from './picture/serve.ts'
import { pointsHandlers } from './points/handlers.ts'
import { projectHandlers } from './project/handlers.ts'
import { rechargeHandlers } from './recharge/handlers.ts'
import { robotHandlers } from './robot/handlers.ts'
import { securityHandlers } from './security/handlers.ts'
import { serviceHandlers } from './service/handlers.ts'
import { resetPassword } from './security/forgotten.ts'
import { sessionHandlers } from './session/handlers.ts'
import { shopHandlers } from './shop/handlers.ts'
import { shopOrderHandlers } from './shop-order/handlers.ts'
import { subscriptionHandlers } from './subscription/handlers.ts'
import { tradeHandlers } from './trade/handlers.ts'
import { transferHandlers } from './transfer/handlers.ts'
import { walletHandlers } from './wallet/handlers.ts'
import { withdrawalHandlers } from './withdrawal/handlers.ts'
import { serveFiles } from './web/files.ts'
import { serveGateways } from './web/gateway.ts'
import { serveHealth } from './web/health.ts'
import { serveInbox } from './web/inbox.ts'
import { PERMISSIONS, policyFor } from './web/policy.ts'
import { serveProof } from './web/proof.ts'
import { serveSandboxChain } from './web/sandbox-chain.ts'
import { serveSandboxGoods } from './web/sandbox-goods.ts'
import { serveSandboxParcel } from './web/sandbox-parcel.ts'
import { serveSandboxPartner } from './web/sandbox-partner.ts'
import { serveSandboxPay } from './web/sandbox-pay.ts'
import { shed } from './web/shed.ts'
import { serveTransparency } from './web/transparency.ts'
import { serveUndo } from './web/undo.ts'

const ROOMS: Record<keyof Contract, Implemented[]> = {
  home: homeHandlers,
  deposit: depositHandlers,
  device: deviceHandlers,
  session: sessionHandlers({ prepare: resetPassword }),
  account: accountHandlers,
  export: exportHandlers,
  attachment: attachmentHandlers,
  cancellation: cancellationHandlers,
  card: cardHandlers,
  payment: paymentHandlers,
  payoutAddress: payoutAddressHandlers,
  recharge: rechargeHandlers,
  withdrawal: withdrawalHandlers,
  security: securityHandlers,
  factor: factorHandlers,
  service: serviceHandlers,
  wallet: walletHandlers,
  ledger: ledgerHandlers,
  equity: equityHandlers,
  invest: investHandlers,
  points: pointsHandlers,
  robot: robotHandlers,
  project: projectHandlers,
  subscription: subscriptionHandlers,
  transfer: transferHandlers,
  trade: tradeHandlers,
  merchant: merchantHandlers,
  notice: noticeHandlers,
  news: newsHandlers,
  shop: shopHandlers,
  cart: cartHandlers,
  coupon: couponHandlers,
  parcel: parcelHandlers,
  shopOrder: shopOrderHandlers,
  affiliate: affiliateHandlers,
  address: addressHandlers,
  link: linkHandlers,
  live: liveHandlers,
  location: locationHandlers,
}

const BODY = 64 * 1024

export async function build(context: Context): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => context.ids(),
    trustProxy: context.settings.trustProxy,
    bodyLimit: BODY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: 65_000,
    frameworkErrors: (error, request, reply) => fail(context, error, request, reply),
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => fail(context, error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const status = statusOf[request.method] ?? 405
    if (status === 405) reply.header('allow', 'GET, HEAD, POST')
    return sendEnvelope(
      reply,
      envelopeOf(new Refusal('missing'), sayTo(request), () => ''),
      status,
    )
  })
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyFor(context.settings) },
    frameguard: { action: 'deny' },
  })
  app.addHook('onSend', async (_, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html')) reply.header('permissions-policy', PERMISSIONS)
  })
  app.removeAllContentTypeParsers()
  await app.register(fastifyFormbody, { bodyLimit: BODY, parser: readForm })
  await app.register(fastifyRateLimit, {
    global: false,
    max: context.settings.callsPerMinute,
    timeWindow: MINUTE_MS,
    errorResponseBuilder: (_, { ttl }) => new Refusal('too-often', { retry_after: Math.ceil(ttl / 1000) }),
  })
  shed(app, context)
  record(app, context)
  openSealed(app, context)
  const sparingly = app.rateLimit()
  const calls = Object.values(ROOMS).flat()
  for (const call of calls.filter(({ endpoint }) => !endpoint.carriesFile))
    serve(app, context, call, isSensitive(call) ? [sparingly] : [])
  await receiveFiles(app, context, (inside) => {
    for (const call of calls.filter(({ endpoint }) => endpoint.carriesFile)) serve(inside, context, call, [])
  })
  servePictures(app, context)
  servePublicPictures(app, context)
  serveExports(app, context)
  serveLive(app, context)
  serveHealth(app, context)
  serveInbox(app, context.inbox)
  serveProof(app, context)
  serveTransparency(app, context)
  serveUndo(app, context)
  await serveGateways(app, context)
  serveSandboxPay(app, context)
  serveSandboxChain(app, context)
  serveSandboxGoods(app, context)
  serveSandboxPartner(app, context)
  serveSandboxParcel(app, context)
  await serveFiles(app, context)
  return app
}

/** Limited by address, all such calls together. */
const isSensitive = ({ endpoint }: Implemented) =>
  endpoint.writes && (endpoint.access === 'anyone' || endpoint.access === 'optional')

function serve(app: FastifyInstance, context: Context, call: Implemented, onRequest: onRequestHookHandler[]): void {
  const { method, path } = call.endpoint
  app.route({
    method,
    url: path,
    onRequest,
    handler: async (request, reply) => sendEnvelope(reply, await answer(context, call, request)),
  })
}

/** Calls answer in their envelope, even where there is no such call. */
const statusOf: Readonly<Record<string, number>> = { POST: 200, GET: 404, HEAD: 404 }

const refusals = new WeakMap<FastifyReply, string>()

function record(app: FastifyInstance, { metrics, log }: Context): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'unknown'
    const code = reply.getHeader('x-code') ?? reply.statusCode
    if (path !== LIVE_STREAM) metrics.answered(path, Number(code), reply.elapsedTime / 1000)
    const { id, method, ip } = request
    const came = { result: code, refusal: refusals.get(reply), ms: Math.round(reply.elapsedTime) }
    log.info({ id, method, path, ip, ...came }, 'answer')
  })
}

function openSealed(app: FastifyInstance, context: Context): void {
  app.addHook('onSend', async (_, __, payload) =>
    typeof payload === 'string' && payload.includes(MARK) ? openedJson(context, context.database, payload) : payload,
  )
}

function sendEnvelope(reply: FastifyReply, envelope: Envelope, status = 200): FastifyReply {
  const { refusal } = (envelope.data ?? {}) as Partial<RefusalData>
  if (envelope.code !== CODE.done && refusal) refusals.set(reply, refusal)
  return reply.code(status).header('cache-control', 'no-store').header('x-code', envelope.code).send(envelope)
}

function fail(context: Context, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = () => {
    context.log.error({ id: request.id, err: error }, 'fault')
    return request.id
  }
  return sendEnvelope(reply, envelopeOf(named(error), sayTo(request), fault))
}

/** What Fastify refuses is the caller's mistake. */
function named(error: unknown): unknown {
  const status = (error as Partial<FastifyError>).statusCode ?? 500
  if (error instanceof Refusal || status >= 500) return error
  return status === 413 || status === 415
    ? new Refusal('invalid', { problems: { form: 'unreadable' } })
    : new Refusal('missing')
}
