import { DAY_MS } from '#contract/time-units.ts'
import { QUOTE_LIFE } from '#contract/limits.ts'
import { decimalOf } from '#contract/money.ts'
import {
  dueOf,
  isOver,
  leave,
  type Paper,
  paperOf,
  pass,
  type Passed,
  pay,
  type Place,
  returnedOf,
} from './invest-paper.ts'
import { type Answer, type Effect, effect, keptAs, never, said } from './answers.ts'
import type { Asking } from './askings.ts'
import { type Sold, VENTURES, ventureOf, type Wish } from './ways.ts'

type Buying = Asking & { does: 'send' }
type Stopping = Asking & { does: 'stop' }

interface Rest {
  has(who: number, kind: string): bigint
  add(who: number, kind: string, amount: bigint): void
  prove(who: number, isRight: boolean, now: number): Answer | undefined
  kept(who: number, key: string): { readonly print: string; readonly answer: Answer | undefined } | undefined
  keep(who: number, key: string, print: string, answer: Answer): Answer
  agreed(who: number, asking: Buying): { readonly made: number; used: number | undefined } | undefined
  isClosed(): boolean
  posted(now: number): void
}

interface Sale extends Sold {
  readonly place: Place
  taken: bigint
}

interface Order extends Paper {
  readonly who: number
  readonly sale: Sale
  readonly quoteNo: string
  number: string
}

const WAKES = 100

export function investModel(rest: Rest) {
  const sales: readonly Sale[] = VENTURES.map((sold) => ({
    ...sold,
    place: { pool: sold.pool, stopped: false },
    taken: 0n,
  }))
  const orders: Order[] = []
  const saleOf = (wish: Wish): Sale => sales[VENTURES.indexOf(ventureOf(wish))] ?? never()
  const heldIn = (who: number, sale: Sale) =>
    orders
      .filter((order) => order.who === who && order.sale === sale && !isOver(order))
      .reduce((sum, { amount }) => sum + amount, 0n)

  function answerOf(order: Order, now: number): Answer {
    const { state, version, paid, fee, done, amount, dates, each, sale } = order
    const [text, status] = [(minor: bigint) => decimalOf(minor, sale.currency), state.split('.')[0] ?? '']
    const left = isOver(order) ? 0 : dates.length - done
    return said('done', {
      status,
      version,
      amount: text(amount),
      paid_total: text(paid),
      fee: text(fee),
      returned: text(returnedOf(order)),
      expected_high: text(each * BigInt(left)),
      days_done: sale.payout === 'end' && done > 0 ? sale.term : done,
      server_time: Math.floor(now / 1000),
    })
  }

  function standing(who: number, wish: Wish): string | undefined {
    const sale = saleOf(wish)
    const left = sale.total - sale.taken
    if (left < sale.unit) return 'quota-short'
    if (wish.amount > sale.most - heldIn(who, sale)) return 'limit-reached'
    if (wish.amount > left) return 'quota-short'
    return wish.amount > rest.has(who, sale.account) ? 'currency-needed' : undefined
  }

  function buy(who: number, asking: Buying, now: number): Answer | Effect {
    const { wish, quoteNo, key, pin } = asking
    const refused = rest.prove(who, pin, now)
    if (refused) return refused
    const print = `${quoteNo} ${wish.act} ${wish.to} ${wish.amount}`
    const kept = rest.kept(who, key)
    if (kept) return kept.print === print && kept.answer ? keptAs(kept.answer) : said('key-reused')
    const reason = standing(who, wish)
    if (reason) return said(reason)
    const quote = rest.agreed(who, asking)
    if (!quote || quote.used !== undefined || quote.made + QUOTE_LIFE * 1000 <= now) return said('quote-stale')
    return effect(rest.isClosed() ? said('books-closed') : undefined, () => {
      const sale = saleOf(wish)
      const order: Order = {
        ...paperOf({ ...sale, amount: wish.amount, each: sale.each(wish.amount) }, now, sale.place),
        who,
        sale,
        quoteNo,
        number: '',
      }
      quote.used = now
      sale.taken += wish.amount
      orders.push(order)
      rest.add(who, sale.account, -wish.amount)
      rest.posted(now)
      return rest.keep(who, key, print, answerOf(order, now))
    })
  }

  function book({ who, each, amount, sale }: Order, passed: readonly Passed[], now: number): void {
    for (const what of passed) {
      if (what === 'paid') rest.add(who, sale.paidTo, each)
      if (what === 'over') rest.add(who, sale.account, amount)
      if (posts([what])) rest.posted(now)
    }
  }
  const posts = (passed: readonly Passed[]) => passed.includes('paid') || passed.includes('over')
  const lapse = (order: Order, now: number): readonly Passed[] => {
    const passed = pass(order, now)
    book(order, passed, now)
    return passed
  }
  const ahead = (order: Order, now: number): readonly Passed[] => pass({ ...order, place: { ...order.place } }, now)
  const mine = (who: number, orderNo: string) =>
    orders.find((order) => order.number !== '' && order.number === orderNo && order.who === who)

  function stop(who: number, { orderNo, version, key, pin }: Stopping, now: number): Answer | Effect {
    const refused = rest.prove(who, pin, now)
    if (refused) return refused
    const print = `${orderNo} ${version}`
    const kept = rest.kept(who, key)
    if (kept) return kept.print === print && kept.answer ? keptAs(kept.answer) : said('key-reused')
    const order = mine(who, orderNo)
    if (!order) return said('missing')
    const due = ahead(order, now)
    const closed = said('books-closed')
    if (due.length > 0 && posts(due) && rest.isClosed()) return effect(closed, never)
    if (due.length > 0 || order.version !== version)
      return due.length === 0
        ? said('moved-on')
        : { ...effect(undefined, () => (lapse(order, now), said('moved-on'))), posts: posts(due) }
    if (isOver(order)) return said('not-now')
    return effect(rest.isClosed() ? closed : undefined, () => {
      const { sale, amount } = order
      leave(order, sale.feeParts)
      sale.taken -= amount
      rest.add(who, sale.account, amount - order.fee)
      rest.posted(now)
      return rest.keep(who, key, print, answerOf(order, now))
    })
  }

  /** Whoever looks at an order sees it as it is by then; while the books are closed, as it was. */
  function look(who: number, orderNo: string, now: number): Answer | Effect {
    const order = mine(who, orderNo)
    if (!order) return said('missing')
    return effect(undefined, () => {
      if (!(rest.isClosed() && posts(ahead(order, now)))) lapse(order, now)
      return answerOf(order, now)
    })
  }

  function payAll({ place }: Sale, now: number): Passed[] {
    const passed: Passed[] = []
    for (;;) {
      const due = orders
        .filter((order) => order.place === place && order.state === 'running' && dueOf(order, now) !== undefined)
        .toSorted((one, other) => (dueOf(one, now) ?? 0) - (dueOf(other, now) ?? 0))
      const paid = due.filter((order) => {
        if (order.each > place.pool) return false
        pay(order)
        book(order, ['paid'], now)
        return true
      })
      if (paid.length === 0) return passed
      passed.push(...paid.map(() => 'paid' as const))
    }
  }

  function sweep(now: number): readonly Passed[] {
    if (rest.isClosed()) return []
    const paid = sales.flatMap((sale) => payAll(sale, now))
    const woken = orders
      .flatMap((order) => {
        const at = wakesAt(order)
        return at !== undefined && at <= now ? [{ order, at }] : []
      })
      .toSorted((one, other) => one.at - other.at)
      .slice(0, WAKES)
    return [...paid, ...woken.flatMap(({ order }) => lapse(order, now))]
  }

  return {
    standing,
    buy,
    stop,
    look,
    sweep,
    numbered(quoteNo: string, number: string) {
      const order = orders.find((one) => one.quoteNo === quoteNo)
      if (order) order.number = number
    },
    amounts: (): ReadonlyMap<string, bigint> =>
      new Map([
        ...sales.map(({ place }, at): [string, bigint] => [`venture ${at + 1}`, place.pool]),
        ...['EUR', 'USDT'].map((currency): [string, bigint] => [
          `escrow ${currency}`,
          orders
            .filter((order) => order.sale.currency === currency && !isOver(order))
            .reduce((sum, { amount }) => sum + amount, 0n),
        ]),
      ]),
  }
}

function wakesAt(order: Order): number | undefined {
  if (isOver(order)) return undefined
  if (order.state === 'cooling') return order.bought + DAY_MS
  const next = order.dates[order.done]
  return order.state === 'running' && next !== undefined && next < order.ends ? next : order.ends
}
