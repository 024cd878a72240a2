import { addressOf } from '#contract/addresses.ts'
import type { Blocker, BlockerCode } from '#contract/cancellation.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { type Currency, decimalOf, isShare } from '#contract/money.ts'
import { QUOTED } from '#contract/quote.ts'
import { BALANCE_SOURCES } from '#contract/wallet.ts'
import type { Sql } from '../lib/database.ts'
import { speaker } from '../lib/words.ts'
import { amountText, apart } from '../notice/words.ts'
import { pricesAt } from '../wallet/prices.ts'
import { type Hanging, hangingOn, leastsAt } from './queries.ts'
import { type Kept, type MoneySum, type Parted, parted, type Sum, sumOf } from './remains.ts'

export interface Bond {
  readonly code: BlockerCode
  readonly sums: readonly Pick<MoneySum, 'currency' | 'amount'>[]
  readonly count: number
  readonly link: Blocker['link']
}

export interface Standing {
  readonly bonds: readonly Bond[]
  readonly remains: readonly Sum[]
}

export async function standingOf(sql: Sql, member: number, now: Date): Promise<Standing> {
  const hanging = await hangingOn(sql, member, now)
  const parts = parted(sumsIn(hanging), await leastsAt(sql, now), await pricesAt(sql, now))
  return { bonds: [...bondsOf(parts), ...bondsIn(hanging)], remains: parts.remains }
}

const isSource = (name: string) => (BALANCE_SOURCES as readonly string[]).includes(name)
const isKept = (name: string): name is Kept => (QUOTED as readonly string[]).includes(name)

const sumsIn = ({ accounts }: Hanging): Sum[] =>
  accounts.flatMap(({ name, part, amount }): Sum[] => {
    if (isShare(name)) return [{ account: name, currency: name, amount: BigInt(amount) }]
    return part === 'available' && isKept(name) ? [sumOf(name, BigInt(amount))] : []
  })

const bond = (code: BlockerCode, link: Blocker['link'], count = 1, sums: Bond['sums'] = []): Bond => ({
  code,
  sums,
  count,
  link,
})

const TO_BALANCE = '/pages/wallets/to_money'

/** Coins are sold; what has no way out by itself joins the balance first; everything else is paid out from one page. */
function bondsOf({ payable, joining }: Pick<Parted, 'payable' | 'joining'>): Bond[] {
  const coins = payable.filter(({ account }) => account === 'coin')
  const money = added(payable.filter(({ account }) => account !== 'coin'))
  const from = [...joining, ...payable].map(({ account }) => account).find(isSource)
  return [
    ...(coins.length > 0 ? [bond('balance', '/pages/transaction/index', 1, coins)] : []),
    ...(joining.length > 0 ? [bond('balance', `${TO_BALANCE}?from=${from}`, 1, added(joining))] : []),
    ...(money.length > 0 ? [bond('balance', '/pages/money/money', 1, money)] : []),
  ]
}

function added(sums: readonly Pick<MoneySum, 'currency' | 'amount'>[]): Bond['sums'] {
  const totals = new Map<Currency, bigint>()
  for (const { currency, amount } of sums) totals.set(currency, (totals.get(currency) ?? 0n) + amount)
  return [...totals].map(([currency, amount]) => ({ currency, amount }))
}

const led = <To extends Blocker['link']>(all: readonly string[], one: (no: string) => To, several: To): To =>
  all.length === 1 ? one(all[0] ?? '') : several

function bondsIn(hanging: Hanging): Bond[] {
  const {
    orders,
    incoming,
    disputes,
    recharges,
    withdrawals,
    investments,
    bought,
    sold,
    debts,
    merchant,
    frozen,
    accounts,
  } = hanging
  const [mine, theirs] = [true, false].map((side) => disputes.filter((one) => one.mine === side).map(({ no }) => no))
  const some = (code: BlockerCode, all: readonly string[] = [], link: (all: readonly string[]) => Blocker['link']) =>
    all.length > 0 ? [bond(code, link(all), all.length)] : []
  const toOrder = (all: readonly string[]) =>
    led<Blocker['link']>(all, (no) => addressOf('order', no), '/pages/orders/index')
  const toIncoming = (all: readonly string[]) =>
    led<Blocker['link']>(all, (no) => addressOf('incoming', no), '/pages/store/sell_order?tab=all')
  const isUsed = orders.length + incoming.length + disputes.length + withdrawals.length + bought.length > 0
  const held = accounts
    .filter(({ part, name }) => part === 'held' && isKept(name) && !isUsed)
    .map(({ name, amount }) => sumOf(name as Kept, BigInt(amount)))
  const margin = accounts.filter(({ name }) => name === 'margin').map(({ amount }) => BigInt(amount))
  return [
    ...some('trade', orders, toOrder),
    ...some('trade', incoming, toIncoming),
    ...some('dispute', mine, toOrder),
    ...some('dispute', theirs, toIncoming),
    ...some('recharge', recharges, (all) =>
      led<Blocker['link']>(all, (no) => addressOf('recharge', no), addressOf('recharges', '')),
    ),
    ...some('withdrawal', withdrawals, (all) =>
      led<Blocker['link']>(all, (no) => addressOf('withdrawal', no), '/pages/bank_card/card_atm_log'),
    ),
    ...some('plan', investments, (all) =>
      led<Blocker['link']>(all, (no) => addressOf('invest', no), '/pages/ai/ai_order'),
    ),
    ...some('shop_order', bought, (all) =>
      led<Blocker['link']>(all, (no) => addressOf('shopOrder', no), '/pages/orders/order'),
    ),
    ...some('shop_order', sold, () => '/pages/store/order'),
    ...(merchant || margin.length > 0
      ? [
          bond(
            'margin',
            addressOf('merchant', ''),
            1,
            margin.map((amount) => ({ currency: 'EUR' as const, amount })),
          ),
        ]
      : []),
    ...(frozen || held.length > 0 ? [bond('hold', addressOf('freeze', ''), 1, frozen ? [] : added(held))] : []),
    ...(debts.length > 0
      ? [
          bond(
            'debt',
            addressOf('recharges', ''),
            1,
            debts.map(({ currency, amount }) => ({ currency: currency as Currency, amount: BigInt(amount) })),
          ),
        ]
      : []),
  ]
}

function phraseOf({ code, sums, link }: Bond) {
  if (link.startsWith(TO_BALANCE)) return 'joining'
  if (code === 'shop_order') return 'shopOrder'
  if (sums.length > 0) return code
  return code === 'margin' ? 'merchant' : code === 'hold' ? 'paused' : code
}

const figuresOf = ({ amount, currency }: Pick<MoneySum, 'currency' | 'amount'>, locale: LocaleTag) =>
  currency === 'COIN'
    ? apart(
        new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 8 }).format(
          decimalOf(amount, currency) as Intl.StringNumericLiteral,
        ),
        locale,
      )
    : amountText(amount, currency, locale)

export function blockersIn(locale: LocaleTag, bonds: readonly Bond[]): Blocker[] {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return bonds.map((bond) => ({
    code: bond.code,
    text: speaker(locale)(`cancellation.blockers.${phraseOf(bond)}`, {
      count: bond.count,
      amount: list.format(bond.sums.map((sum) => figuresOf(sum, locale))),
    }),
    link: bond.link,
  }))
}
