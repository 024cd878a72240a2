import { describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { farParts, open, phoneParts } from '../scripts/i18n/catalogues.ts'
import { firstIn, glossaryOf } from '../scripts/i18n/glossary.ts'

const root = process.cwd()

/** What nobody may be asked for in the same breath as a withdrawal: to pay in, to rise, to bring others, to meet a condition. */
const CONDITIONS: Readonly<Record<string, RegExp>> = {
  en: /upgrad|unlock|invit|\breferr|\brecharg|top.?up|\btax|\blevel|condition/iu,
  de: /upgrad|aufwert|freischalt|einlad|empfehl|einzahl|eingezahlt|steuer|stufe|bedingung|voraussetz/iu,
  nl: /upgrad|ontgrendel|vrijspel|uitnod|aanbr|stort|belasting|niveau|voorwaard/iu,
  sv: /uppgrad|lås\p{L}* upp|inbjud|bjud\p{L}* in|värv|insättning|sätt\p{L}* in|skatt|nivå|villkor/iu,
  af: /opgrad|ontsluit|nooi|verwys(?!ing van)|stort|belasting|vlak|voorwaard/iu,
  it: /upgrad|sblocc|invit|segnal|ricaric|tass[ae]|livello|condizion/iu,
  pt: /upgrad|desbloque|convi[dt]|recomend|deposit|depósit|impost|(?<!\p{L})nível|condiç/iu,
  pl: /ulepsz|odblok|zapros|zaprasz|polec|wpła[tc]|podat|poziom|warun/iu,
  he: /שדרוג|לשדרג|הזמנת|להזמין|הפניי?ה|הפקד|להפקיד|מיסים|דרגה|תנאי|התני/u,
  'zh-Hans': /升级|解锁|邀请|推荐|充值|税|等级|条件/u,
}

/**
 * What speaks of both and asks for nothing: the sentence that says so, what an account's money comes from and what it can
 * do, and one that only sounds like both in Hebrew.
 */
const HARMLESS: ReadonlySet<string> = new Set([
  'From recharges, sales and transfers. Withdraw, transfer or invest it.',
  'From recharges and transfers. Withdraw, transfer, invest or convert it.',
  'From recharges, rewards and payouts. Sell, invest or convert them.',
  'Nothing here is a condition: no payment, no upgrade and no referral is ever asked for a withdrawal. Its only fee is shown before it is confirmed, and comes out of it.',
  'No connection. You see the recharge as of <0/>; we keep trying.',
])

const isConditional = (locale: string, sentence: string): boolean =>
  firstIn(sentence, glossaryOf(root, locale).terms['withdrawal']?.forms ?? []) !== undefined &&
  (CONDITIONS[locale]?.test(sentence) ?? false)

describe('nothing is a condition of a withdrawal', () => {
  it('in what is said, in ten languages', async () => {
    const { catalogues } = await open(root)
    const parts = [...(await phoneParts(root, catalogues)), ...farParts()]
    expect([...new Set(parts.map(({ locale }) => locale))].toSorted()).toEqual(Object.keys(CONDITIONS).toSorted())
    const found = parts.flatMap(({ locale, pairs }) =>
      pairs.flatMap(({ source, target = '' }) =>
        isConditional(locale, target) && !HARMLESS.has(source) ? [`${locale}: ${target}`] : [],
      ),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['en', 'Please recharge 100 EUR to unlock your withdrawal.'],
    ['de', 'Bitte zahlen Sie zuerst eine Einzahlung, um die Auszahlung freizuschalten.'],
    ['nl', 'Nodig drie vrienden uit: uw opname wordt na een storting vrijgegeven.'],
    ['sv', 'Uppgradera till nästa nivå för att göra ett uttag.'],
    ['af', 'Nooi drie vriende voordat u ’n onttrekking vra.'],
    ['it', 'Per il prelievo serve prima una ricarica.'],
    ['pt', 'Suba de nível para pedir um levantamento.'],
    ['pl', 'Wypłata jest możliwa po wpłacie zabezpieczenia.'],
    ['he', 'כדי לקבל את המשיכה צריך קודם להפקיד.'],
    ['zh-Hans', '请先充值升级，再申请提现。'],
  ])('and a sentence that made it one would be found: %s', (locale, sentence) => {
    expect(isConditional(locale, sentence)).toBe(true)
  })

  it('in what is asked and answered: no call has a field or a refusal for it', () => {
    const calls: readonly Endpoint[] = Object.values(withdrawal)
    expect(
      calls.map(({ path, takes, refusals = [] }) => [
        path,
        Object.keys('entries' in takes ? (takes.entries as object) : {}).join(' '),
        refusals.join(' '),
      ]),
    ).toEqual([
      ['/user/withdraw/getAtmInfo', 'method bank_id address_id', 'invalid'],
      [
        '/user/withdraw/quote',
        'method account amount bank_id address_id',
        'invalid amount-short above-today too-often bank-needed address-needed missing member-frozen member-paused',
      ],
      [
        '/user/withdraw/atm',
        'method account amount bank_id address_id quote_no payword idem second',
        'invalid quote-stale key-reused amount-short above-today books-closed pin-unset pin-wrong pin-locked second-needed second-wrong second-locked bank-needed address-needed missing member-frozen member-paused',
      ],
      ['/user/withdraw/getAtmList1', 'page limit method tab', ''],
      ['/user/withdraw/info', 'order_no', 'missing'],
      ['/user/withdraw/cancel', 'order_no version idem', 'invalid missing moved-on not-now key-reused books-closed'],
    ])
  })
})
