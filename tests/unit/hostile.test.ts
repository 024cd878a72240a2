import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { bankOfSwift, countryOfIban } from '#machines/card/account.rules.ts'
import { costOf } from '#machines/merchant/offer.rules.ts'
import { hoursOf, spanOf } from '#machines/merchant/hours.rules.ts'
import { NO_EMAIL } from '#machines/security/email.rules.ts'
import { channelOf, isCode } from '#machines/session/session.rules.ts'
import { preview } from '#machines/trade/sell.rules.ts'
import { takenForm } from '#machines/trade/take.rules.ts'
import { expected } from '#machines/wallet/convert.rules.ts'
import { banks } from '#stories/fixtures/card.ts'
import { ways } from '#stories/fixtures/conversions.ts'
import { terms } from '#stories/fixtures/equity.ts'
import { openPlan, openProject, openRobot } from '#stories/fixtures/purchases.ts'
import { alipay, bank } from '#stories/fixtures/recharge.ts'
import { start } from '#stories/fixtures/sell.ts'
import { centre, openForm } from '#stories/fixtures/service.ts'
import { counter, toAddress, toBank } from '#stories/fixtures/withdrawal.ts'
import { FIELDS } from './bounds.ts'
import { HOSTILE } from '#tests/http/hostile.ts'
import { HAMBURG } from '#tests/world/addresses.ts'

type Judge = (form: never, context?: never) => object

const modules = import.meta.glob<Record<string, unknown>>('#machines/*/*.rules.ts', { eager: true })
const judges = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([name, value]) => /problems(Of)?$/i.test(name) && typeof value === 'function')
    .map(([name, value]) => [`${file.replace(/^.*\/([\w-]+)\.rules\.ts$/, '$1')} ${name}`, value as Judge] as const),
)

const amounts = { price: '0.9', least: '1', most: '2', wanted: '3' }
const FORMS: Readonly<Record<string, readonly (readonly [form: object, ...context: unknown[]])[]>> = {
  'account accountProblems': [
    [
      {
        first_name: 'Mara',
        last_name: 'Quist',
        iban: 'DE89370400440532013000',
        swift: 'COBADEFF',
        bank_name: 'Commerzbank',
        country: 'DE',
        address: 'Hafenstraße 1',
      },
    ],
  ],
  'address addressProblems': ['CN', 'DE', 'IL', 'US'].map((country) => [
    { ...HAMBURG, country, district: 'Mitte', lat: '53.5', lng: '9.9' },
    { levels: [] },
  ]),
  'address detailProblems': ['TRC20', 'ERC20', ''].map((network) => [
    { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', network, label: 'Savings', is_default: 0, code: '', payword: '' },
  ]),
  'address proofProblems': [
    [{ address: '', network: 'TRC20', label: '', is_default: 0, code: '123456', payword: '204816' }],
  ],
  'apply applyProblems': [[{ name: 'Harbour', contact: '@h', pay_types: ['wallet'], hours: '', agree: 1 }]],
  'begin beginProblems': [true, false].map((onePage) => [
    { channel: String(bank.id), amount: '100', proof: 'x', payer: 'Mara' },
    { channels: [bank], onePage },
  ]),
  'buy buyProblems': [{}, ...[openRobot, openPlan, openProject].map((info) => ({ info }))].map((here) => [
    { amount: '50', num: '1' },
    here,
  ]),
  'email emailProblems': ['oldCode', 'second', 'day'].map((owner) => [
    {
      ...NO_EMAIL,
      account: 'mira@quay.test',
      code: '204816',
      password: 'harbour-light',
      old_code: '204816',
      second: '204816',
    },
    { owner, ways: ['totp'] },
  ]),
  'exchange exchangeProblems': [[{ points: '100' }, { id: terms.offers[0]?.id, terms }]],
  'credit creditProblems': [{}, { standing: centre }].map((here) => [{ to: 'known_1', amount: '1.00' }, here]),
  'offer offerProblems': [[{ ...amounts, pay_types: ['wallet'], hours: '', auto_accept: 0 }]],
  'open confirmProblems': [[openForm]],
  'open personProblems': [[openForm]],
  'pin firstPinProblems': [[{ payword: '735192', payword_confirm: '735192' }]],
  'pin pinProblems': [[{ old_payword: '204816', payword: '735192', payword_confirm: '735192' }, { hasPin: true }]],
  'cancel-account wishProblems': [
    [
      { reason: 'x', agree: 1, give_up: 1, password: '', code: '', payword: '' },
      { info: { remains: [{}], shares: [] } },
    ],
  ],
  'cancel-account proofProblems': [[{ reason: '', agree: 1, give_up: 0, password: 'x', code: '1', payword: '1' }]],
  'pin pinResetProblems': [[{ code: '123456', payword: '735192', payword_confirm: '735192' }]],
  'second unlockProblems': [[], ['totp', 'recovery']].map((ways) => [
    { password: 'harbour-light', second: '204816' },
    { factor: { ways } },
  ]),
  'session memberProblems': [
    [{ password: 'harbour-light', password_confirm: 'harbour-light', invite_code: '', agree: 1 }],
  ],
  'session passwordProblems': [[{ code: '123456', password: 'harbour-light', password_confirm: 'harbour-light' }]],
  'pay payProblems': [[{ call: 'pay', images: ['x'], reference: 'T1', payer_name: 'Mara', payword: '' }]],
  'pay-in payInProblems': [[{ channel: String(alipay.id), amount: '100' }, { channels: [bank, alipay] }]],
  'sell sellProblems': ['normal', 'member', 'password'].map((mode) => [
    { quantity: '500', mode, pay_type: 'wallet', merchant_no: '12345678', phrase: 'light' },
    start,
  ]),
  'show wishProblems': [
    [{ call: 'prove', proof: 'x', payer: 'Mara' }],
    [{ call: 'appeal', text: 'x'.repeat(20), images: [] }],
  ],
  'guard liftProblems': [
    [{ password: 'harbour-light', code: '123456', second: '' }, { byApp: false }],
    [{ password: 'harbour-light', code: '', second: '123456' }, { byApp: true }],
  ],
  'guard watchwordProblems': [[{ watchword: 'two green lighthouses', password: 'harbour-light' }]],
  'take takeProblems': [[{ order_no: 'T1', phrase: 'light' }]],
  'wish problemsOf': [
    [{ call: 'dispute', reason: 'not_received', text: 'x', images: [] }],
    [{ call: 'reply', answer: 'evidence', text: 'x', images: [] }],
    [{ call: 'rate', score: 5, text: 'x' }],
    [{ call: 'abandon', reason: '' }],
  ],
  'wish returnProblems': [
    [{ call: 'refund', item_ids: [1], reason: 'damaged', explain: 'x', images: [] }],
    [{ call: 'refund_appeal', explain: 'x' }],
  ],
  'transfer transferProblems': ['balance', 'points'].map((account) => [
    { to: 'known_1', account, amount: '1.00', remark: '' },
    {},
  ]),
  'withdraw withdrawProblems': [toBank, toAddress].map((form) => [form, { counter }]),
  'convert convertProblems': ways.map(({ from: account, act }) => [
    { account, amount: '1' },
    { ways, act },
  ]),
}
const BARE: Readonly<Record<string, (judge: Judge, text: string) => object>> = {
  'session accountProblems': (judge, text) => ['email', 'account'].map((way) => judge(way as never, text as never)),
  'second secondProblems': (judge, text) => judge(text as never),
  'session codeProblems': (judge, text) => judge(text as never),
  'session emailProblems': (judge, text) => judge(text as never),
  'session signInProblems': (judge, text) =>
    ['email', 'account', 'code'].map((way) =>
      judge(way as never, { account: text, password: text, code: text } as never),
    ),
}
const CHOSEN = new Set(['account', 'mode', 'call', 'answer', 'method', 'network'])

function spoilt(form: object, text: string): object[] {
  const typed = Object.entries(form).flatMap(([key, value]) =>
    typeof value === 'string' && !CHOSEN.has(key) ? [key] : [],
  )
  const all = Object.fromEntries(typed.map((key) => [key, text]))
  return [...typed.map((key) => ({ ...form, [key]: text })), { ...form, ...all }]
}

test.each(FIELDS.map(({ call, name, shape }) => [`${call} ${name}`, shape] as const))(
  '%s judges whatever is sent',
  (_, shape) => {
    for (const text of HOSTILE)
      expect([text, typeof v.safeParse(shape as unknown as v.GenericSchema, text).success]).toEqual([text, 'boolean'])
  },
)

describe('whatever is typed is judged on the phone', () => {
  test('by judges that are all known here', () => {
    expect(judges.map(([name]) => name).toSorted()).toEqual([...Object.keys(FORMS), ...Object.keys(BARE)].toSorted())
  })

  test.each(judges)('%s', (name, judge) => {
    for (const text of HOSTILE) {
      const bare = BARE[name]
      if (bare) bare(judge, text)
      for (const [form, ...context] of FORMS[name] ?? [])
        for (const said of spoilt(form, text))
          expect([said, typeof judge(said as never, ...(context as never[]))]).toEqual([said, 'object'])
    }
  })
})

const [way] = ways
test.each<readonly [string, (text: string) => unknown]>([
  ['the bank of a SWIFT', (text) => bankOfSwift(banks, text)],
  ['the country of an IBAN', countryOfIban],
  ['the cost of so many coins', (text) => costOf(text, '0.9')],
  ['the cost at such a price', (text) => costOf('5', text)],
  ['what a sale brings', (text) => preview(text, start.market.unit_price, start.fee)],
  ['what a conversion brings', (text) => way && expected({ account: way.from, amount: text }, way)],
  ['a number read off a letter', (text) => takenForm({ order_no: text, phrase: text })],
  ['the hours of a merchant', (text) => hoursOf(spanOf(text))],
  ['a code', isCode],
  ['where a code goes', channelOf],
])('%s is looked for in whatever is typed', (_, look) => {
  for (const text of HOSTILE) expect(() => look(text)).not.toThrow()
})
