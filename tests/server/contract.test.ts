import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { RefusalData } from '#contract/envelope.ts'
import { DepositAddress } from '#contract/deposit.ts'
import { PasskeyOptions } from '#contract/factor.ts'
import { cart } from '#contract/cart.ts'
import { contract } from '#contract/index.ts'
import { LOCALES } from '#contract/locales.ts'
import { PayStart } from '#contract/payment.ts'
import { PROBLEMS } from '#contract/problems.ts'
import { PurchaseQuote } from '#contract/purchase.ts'
import { Quote } from '#contract/quote.ts'
import { WithdrawalQuote } from '#contract/withdrawal.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { notices } from '#contract/notices.ts'
import { BOOKS, phrasesOf, speaker } from '#server/lib/words.ts'
import { openapi } from '#server/web/openapi.ts'
import { shapeOf } from '../../scripts/i18n/message.ts'
import { openWorld } from '#tests/world/open.ts'

const calls = Object.entries(contract).flatMap(([room, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({
    name: `${room}.${name}`,
    endpoint,
  })),
)

/** What is posted by others than an app of ours: what a gateway says, and what is pressed in the sandboxes and on the page of a letter. */
const BESIDES = ['/gateway/:name', '/sandbox/pay', '/sandbox/chain', '/undo/:token']

test('the routes served are the calls of the contract, no more and no fewer', async () => {
  const { app } = await openWorld()
  const ours = new Set(calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`))
  for (const call of ours) {
    const [method = '', url = ''] = call.split(' ')
    expect([call, app.hasRoute({ method: method as 'POST', url })]).toEqual([call, true])
  }
  const posts = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .filter((line) => /\([A-Z, ]*POST\)/.test(line))
  expect(posts).toHaveLength([...ours].filter((call) => call.startsWith('POST')).length + BESIDES.length)
  for (const url of BESIDES) expect([url, app.hasRoute({ method: 'POST', url })]).toEqual([url, true])
})

test('every path is called once', () => {
  const paths = calls.map(({ endpoint }) => endpoint.path)
  expect(new Set(paths).size).toBe(paths.length)
})

/** A quote and an address are looked at, a cart shows what was done to it, notices are read by looking at them, what a passkey is asked goes to the browser, and whoever is handed over to a gateway hears the rest there. */
const SHOWN: ReadonlySet<unknown> = new Set([
  Quote,
  PurchaseQuote,
  WithdrawalQuote,
  PayStart,
  DepositAddress,
  PasskeyOptions,
  notices.read.gives,
  cart.index.gives,
])
test('every call that writes has its word for done, and no other has one; what is only shown needs none', () => {
  const writes = calls.filter(({ endpoint }) => endpoint.writes && !SHOWN.has(endpoint.gives)).map(({ name }) => name)
  const done = phrasesOf(BOOKS.en).flatMap(([phrase]) =>
    /^\w+\.done\./.test(phrase) ? [phrase.replace('.done', '')] : [],
  )
  expect(done.toSorted()).toEqual(writes.toSorted())
})

const english = phrasesOf(BOOKS.en)
const SAME = new Set([
  'account.level',
  'invest.title',
  'parcel.at',
  'payment.gateways.alipay',
  'payment.gateways.pooulcloud',
  'payment.gateways.sdpay',
  'payment.gateways.wechat',
  'payment.methods.alipay_h5',
  'payment.methods.wechat_h5',
  'trade.pay_type.wallet',
  'trade.title',
  'wallet.accounts.coin',
  'wallet.titles.way',
  'web.transparency.pool.robot',
])

/** What is chosen between in a sentence: the same in every language, except how many plurals there are. */
const choicesIn = (text: string, plurals?: string[]) =>
  shapeOf(text).choices.map(({ name, kind, cases }) => [
    name,
    kind,
    (kind === 'plural' && plurals ? plurals : cases).toSorted(),
  ])

test.each(LOCALES)('$label says everything, with the same facts and its own plurals', ({ tag }) => {
  const spoken = phrasesOf(BOOKS[tag])
  expect(spoken.map(([phrase]) => phrase)).toEqual(english.map(([phrase]) => phrase))
  const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted()
  for (const [at, [phrase, text]] of spoken.entries()) {
    const original = english[at]?.[1] ?? ''
    expect([phrase, shapeOf(text).arguments]).toEqual([phrase, shapeOf(original).arguments])
    expect(text.trim()).toBe(text)
    expect(text).not.toMatch(/['\u200e\u200f\u202a-\u202e]/)
    if (tag !== 'en' && !SAME.has(phrase)) expect([phrase, text]).not.toEqual([phrase, original])
    expect([phrase, choicesIn(text)]).toEqual([phrase, choicesIn(original, needed)])
  }
})

test('a text message fits, in every language', () => {
  for (const { tag } of LOCALES) {
    const say = speaker(tag)
    const text = say('session.letters.code.sms', {
      brand: 'Quay',
      code: '012345',
      scene: say('session.scenes.withdraw_address'),
    })
    const [limit, size] = /^[\x20-\x7e\n]*$/.test(text) ? [160, text.length] : [134, text.length]
    expect([tag, size + '\n\n@quay.example #012345'.length <= limit]).toEqual([tag, true])
  }
})

test('OpenAPI says it all: every call, who may, what it takes and gives, and why it may be refused', () => {
  const described = openapi()
  expect(described.openapi).toBe('3.1.0')
  for (const { name, endpoint } of calls) {
    const operation = described.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    expect([operation?.operationId, operation?.['x-access'], operation?.summary]).toEqual([
      name,
      endpoint.access,
      endpoint.summary,
    ])
    expect(operation?.['x-refusals']).toEqual(
      expect.arrayContaining([...endpoint.refusals, 'invalid', 'too-often', 'busy']),
    )
    const named = operation?.parameters?.map((parameter) => parameter.name.replace('X-Token', 'token'))
    const { schema } = Object.values(operation?.requestBody?.content ?? {})[0] ?? {}
    const fields = Object.keys((endpoint.takes as unknown as { entries: object }).entries)
    expect((named ?? Object.keys(schema?.properties ?? {})).toSorted()).toEqual(
      ['app_key', 'token', ...fields].toSorted(),
    )
    const hasInfo = JSON.stringify(operation?.responses).includes('"msg":{"type":"string"},"info":')
    expect(hasInfo).toBe(endpoint.carriesFile)
    const [form] = Object.keys(operation?.requestBody?.content ?? {})
    const sent = endpoint.carriesFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
    expect(form).toBe(endpoint.method === 'POST' ? sent : undefined)
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200'])
  }
  expect(Object.keys(described.paths)).toHaveLength(calls.length)
  const references = [...JSON.stringify(described).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '')
  for (const path of new Set(references)) {
    const found = path
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], described)
    expect([path, typeof found]).toEqual([path, 'object'])
  }
  expect(described.components.schemas.Refusal.properties.data.properties.refusal.enum).toEqual(Object.keys(REFUSALS))
})

test('every problem a schema can name is one of the list', () => {
  const sources = JSON.stringify(calls.map(({ endpoint }) => endpoint.takes))
  for (const [, named] of sources.matchAll(/"message":"([a-z-]+)"/g)) expect([...PROBLEMS]).toContain(named)
})

test('problems of fields travel by name: the words are the phone’s', async () => {
  const { ask } = await openWorld()
  const { data } = await ask(contract.session.signIn, { account: '', password: '' }, { language: 'he' })
  const { errors } = v.parse(RefusalData, data)
  expect(errors).toEqual({ account: 'account-required' })
  expect(openapi().components.schemas.Refusal.properties.data.properties.errors).toEqual({
    type: 'object',
    additionalProperties: { enum: [...PROBLEMS] },
  })
  const unheard = v.parse(RefusalData, { refusal: 'invalid', errors: { account: 'of-tomorrow' } })
  expect(unheard.errors).toEqual({ account: 'unreadable' })
})
