import { DAY_MS } from '#contract/time-units.ts'
import { QUOTE_LIFE, QUOTES_ASKED, RECEIVER_CHECKS } from '#contract/limits.ts'
import { decimalOf } from '#contract/money.ts'
import { type Answer, type Effect, effect, type Facts, keptAs, never, OR, said } from './answers.ts'
import type { Asking } from './askings.ts'
import type { Somebody } from './house.ts'
import { pinsModel } from './pins-model.ts'
import { investModel } from './invest-model.ts'
import { ACCOUNTS, BEGIN, CURRENCY_OF, EQUITY, exchangeOf, POOLS, SHARE, wayOf, type Wish } from './ways.ts'

interface Quoted {
  readonly who: number
  readonly wish: Wish
  readonly to: number
  readonly made: number
  used: number | undefined
  isBack: boolean
}
interface Kept {
  readonly print: string
  readonly answer: Answer | undefined
}

const dayOf = (moment: number) => Math.floor(moment / DAY_MS)
/** What a posting says while the books are closed. */
const CLOSED = 'QL005'

const printOf = (wish: Wish) => JSON.stringify([wish.act, wish.to, wish.account, String(wish.amount), wish.remark])

const shortOf = ({ to }: { readonly to: string }) => (to === SHARE ? 'quota-short' : 'pool-short')

export function callsModel(people: readonly Somebody[]) {
  const amounts = new Map<string, bigint>(
    Object.entries({ ...POOLS, [SHARE]: EQUITY.issued }).map(([currency, amount]) => [`pool ${currency}`, amount]),
  )
  const quotes = new Map<string, Quoted>()
  const keys = new Map<string, Kept>()
  const spent = new Map<string, number[]>()
  const pins = pinsModel()
  const asides = new Map<string, { amount: bigint; open: boolean }>()
  const refs = new Set<string>()
  const withdrawn = new Map<string, Quoted>()
  let isClosed = false
  let latest = 0
  for (const at of people.keys()) for (const kind of ACCOUNTS) amounts.set(`${at} ${kind}`, BEGIN[kind])

  const indexOf = (to: string) => people.findIndex(({ email, userNo }) => email === to || userNo === to)
  const has = (who: number | 'pool', kind: string) => amounts.get(`${who} ${kind}`) ?? 0n
  const add = (who: number | 'pool', kind: string, amount: bigint) =>
    amounts.set(`${who} ${kind}`, has(who, kind) + amount)
  const money = (who: number): Facts => ({
    balance: decimalOf(has(who, 'balance'), 'EUR'),
    usdt: decimalOf(has(who, 'usdt'), 'USDT'),
    shop: decimalOf(has(who, 'shop'), 'EUR'),
    coin: decimalOf(has(who, 'coin'), 'COIN'),
    points: Number(has(who, 'points')),
    frozen: decimalOf(has(who, 'held balance'), 'EUR'),
  })
  const doneToday = (who: number, { act, account }: Wish, now: number) =>
    [...quotes.values()]
      .filter(({ used }) => used !== undefined && dayOf(used) === dayOf(now))
      .filter((one) => one.who === who && !one.isBack && one.wish.act === act && one.wish.account === account)
      .reduce((sum, { wish }) => sum + wish.amount, 0n)

  const invests = investModel({
    has,
    add,
    prove: pins.prove,
    kept: (who, key) => keys.get(`${who} ${key}`),
    keep(who, key, print, answer) {
      keys.set(`${who} ${key}`, { print, answer })
      return answer
    },
    agreed(who, { quoteNo, wish }) {
      const quote = quotes.get(quoteNo)
      return quote?.who === who && printOf(quote.wish) === printOf(wish) ? quote : undefined
    },
    isClosed: () => isClosed,
    posted: (now) => void (latest = now),
  })

  function spend(key: string, { times, seconds }: { times: number; seconds: number }, now: number): Answer | undefined {
    const all = spent.get(key) ?? []
    const recent = all.filter((one) => one > now - seconds * 1000)
    if (recent.length < times)
      return void spent.set(
        key,
        [...recent, now].toSorted((a, b) => a - b),
      )
    const freed = all.toSorted((a, b) => a - b).at(-times) ?? now
    return said('too-often', { retry_after: Math.max(1, Math.ceil((freed + seconds * 1000 - now) / 1000)) })
  }

  function received(who: number, to: string, now: number): number | Answer {
    const tooOften = spend(`receiver:${who}`, RECEIVER_CHECKS, now)
    if (tooOften) return tooOften
    const receiver = indexOf(to)
    if (receiver < 0) return said('receiver-unknown')
    return receiver === who ? said('receiver-self') : receiver
  }

  function quote(who: number, wish: Wish, now: number) {
    const { account, amount, to } = wish
    const way = wayOf(wish)
    const { fee, net } = exchangeOf(wish)
    const most = wish.act === 'exchange' ? EQUITY.most : way.most
    if (amount < way.least || amount > most) return said('invalid')
    const standing = wish.act === 'invest' ? invests.standing(who, wish) : undefined
    if (standing) return said(standing)
    if (doneToday(who, wish, now) + amount > way.most) return said('above-today')
    const receiver = wish.act === 'transfer' ? received(who, to, now) : who
    if (typeof receiver !== 'number') return receiver
    if (has(who, account) < amount) return said('amount-short')
    if (way.pool && has('pool', way.pool) < net) return said(shortOf(way))
    const quotedTooOften = spend(`quote:${who}`, QUOTES_ASKED, now)
    if (quotedTooOften) return quotedTooOften
    // Shares are told apart: what is given of points is all that the quote itself says.
    const [into, arrives] = way.to === SHARE ? ([account, amount] as const) : ([way.to, net] as const)
    return effect(undefined, () =>
      said('done', {
        from: account,
        to: into,
        gross: decimalOf(amount, CURRENCY_OF[account]),
        net: decimalOf(arrives, CURRENCY_OF[into]),
        fee: decimalOf(fee, CURRENCY_OF[into]),
        ...(wish.act === 'transfer' && { user_no: people[receiver]?.userNo ?? '' }),
        expire_time: Math.floor(now / 1000) + QUOTE_LIFE,
      }),
    )
  }

  function send(who: number, asking: Asking & { does: 'send' }, now: number) {
    const { wish, quoteNo, key, pin } = asking
    const print = `${quoteNo} ${printOf(wish)}`
    const kept = keys.get(`${who} ${key}`)
    if (kept) return kept.print === print && kept.answer ? kept.answer : said('key-reused')
    const refused = pins.prove(who, pin, now)
    if (refused) return refused
    const agreed = quotes.get(quoteNo)
    if (!agreed || agreed.who !== who || printOf(agreed.wish) !== printOf(wish))
      return effect(said('quote-stale'), never)
    const { account, amount } = agreed.wish
    const { to, pool, most } = wayOf(agreed.wish)
    const { net } = exchangeOf(agreed.wish)
    const moment = Math.max(now, agreed.made)
    const isStale = agreed.used !== undefined || agreed.made + QUOTE_LIFE * 1000 <= now
    const isShort = has(who, account) < amount
    const isPoolShort = pool !== undefined && !isShort && has('pool', pool) < net
    const isAbove = doneToday(who, agreed.wish, moment) + amount > most
    // Of two good reasons either may be said.
    const reasons = isStale
      ? ['quote-stale']
      : [
          ...(isClosed
            ? ['books-closed']
            : isShort
              ? ['amount-short']
              : isPoolShort
                ? [shortOf(wayOf(agreed.wish))]
                : []),
          ...(isAbove ? ['above-today'] : []),
        ]
    const refusal = reasons.length > 0 ? reasons.join(OR) : undefined
    return effect(refusal === undefined ? undefined : said(refusal), () => {
      agreed.used = moment
      latest = moment
      add(who, account, -amount)
      add(agreed.to, to, net)
      if (pool) add('pool', pool, -net)
      const gained = { shares_added: decimalOf(net, SHARE), points: Number(has(who, 'points')) }
      const answer = said('done', to === SHARE ? gained : money(who))
      keys.set(`${who} ${key}`, { print, answer })
      return answer
    })
  }

  function withdraw(who: number, { wish, quoteNo, key, pin }: Asking & { does: 'send' }, now: number) {
    const print = `${quoteNo} ${printOf(wish)}`
    const kept = keys.get(`${who} ${key}`)
    if (kept) return kept.print === print && kept.answer ? kept.answer : said('key-reused')
    const refused = pins.prove(who, pin, now)
    if (refused) return refused
    const agreed = quotes.get(quoteNo)
    const isStale =
      !agreed ||
      agreed.who !== who ||
      printOf(agreed.wish) !== printOf(wish) ||
      agreed.used !== undefined ||
      agreed.made + QUOTE_LIFE * 1000 <= now
    if (isStale) return effect(said('quote-stale'), never)
    const { account, amount } = wish
    if (doneToday(who, wish, now) + amount > wayOf(wish).most) return effect(said('above-today'), never)
    const refusal = isClosed ? 'books-closed' : has(who, account) < amount ? 'amount-short' : undefined
    return effect(refusal && said(refusal), () => {
      agreed.used = latest = now
      add(who, account, -amount)
      add(who, `held ${account}`, amount)
      const { fee, net } = exchangeOf(wish)
      const [gross, less, rest] = [amount, fee, net].map((minor) => decimalOf(minor, CURRENCY_OF[account]))
      const facts = { status: 'queued', amount: gross ?? '', fee: less ?? '', actual_amount: rest ?? '', version: 0 }
      const answer = said('done', facts)
      keys.set(`${who} ${key}`, { print, answer })
      return answer
    })
  }

  function cancel(who: number, { orderNo, key }: Asking & { does: 'cancel' }, now: number) {
    const kept = keys.get(`${who} ${key}`)?.answer
    if (kept) return keptAs(kept)
    const order = withdrawn.get(orderNo)
    if (order?.who !== who) return said('missing')
    if (order.isBack) return said('moved-on')
    return effect(isClosed ? said('books-closed') : undefined, () => {
      const { account, amount } = order.wish
      order.isBack = true
      latest = now
      add(who, `held ${account}`, -amount)
      add(who, account, amount)
      const answer = said('done', { status: 'cancelled', version: 1 })
      keys.set(`${who} ${key}`, { print: orderNo, answer })
      return answer
    })
  }

  const outcome = (who: number, key: string) =>
    effect(undefined, () => {
      const kept = keys.get(`${who} ${key}`)
      if (!kept) keys.set(`${who} ${key}`, { print: '', answer: undefined })
      return said('done', { done: kept?.answer ? 1 : 0 })
    })

  function aside(who: number, ref: string, amount: bigint, now: number) {
    const refusal = isClosed
      ? CLOSED
      : refs.has(ref)
        ? 'posting_once'
        : has(who, 'balance') < amount
          ? 'account_covered'
          : undefined
    return effect(refusal && said(refusal), () => {
      refs.add(ref)
      latest = now
      add(who, 'balance', -amount)
      add(who, 'held balance', amount)
      asides.set(ref, { amount, open: true })
      return said('done')
    })
  }

  function end(who: number, { ref, of, amount, pays }: Asking & { does: 'end' }, now: number) {
    const isShort = has(who, 'held balance') < amount
    const isOver = !asides.get(of)?.open
    const broken = refs.has(ref) ? 'posting_once' : isShort ? 'account_covered' : isOver ? 'hold_end_pkey' : undefined
    const refusal = isClosed ? CLOSED : broken
    return effect(refusal && said(refusal), () => {
      refs.add(ref)
      latest = now
      asides.set(of, { amount, open: false })
      add(who, 'held balance', -amount)
      if (!pays) add(who, 'balance', amount)
      return said('done')
    })
  }

  return {
    amounts: (): ReadonlyMap<string, bigint> => new Map([...amounts, ...invests.amounts()]),
    sweep: invests.sweep,
    bought: invests.numbered,
    isAside: (of: string) => asides.has(of),
    amountOf: (of: string) => asides.get(of)?.amount ?? 0n,
    latest: () => latest,
    close: (closed: boolean) => void (isClosed = closed),
    crash: pins.forget,
    ask(who: number, asking: Asking, now: number): Answer | Effect {
      if (asking.does === 'quote') return quote(who, asking.wish, now)
      if (asking.does === 'send')
        return asking.wish.act === 'withdraw'
          ? withdraw(who, asking, now)
          : asking.wish.act === 'invest'
            ? invests.buy(who, asking, now)
            : send(who, asking, now)
      if (asking.does === 'stop') return invests.stop(who, asking, now)
      if (asking.does === 'look') return invests.look(who, asking.orderNo, now)
      if (asking.does === 'cancel') return cancel(who, asking, now)
      if (asking.does === 'outcome') return outcome(who, asking.key)
      if (asking.does === 'aside') return aside(who, asking.ref, asking.amount, now)
      if (asking.does === 'end') return end(who, asking, now)
      return said('done', money(who))
    },
    quoted(number: string, who: number, wish: Wish, now: number) {
      const to = wish.act === 'transfer' ? indexOf(wish.to) : who
      quotes.set(number, { who, wish, to, made: now, used: undefined, isBack: false })
    },
    withdrew(orderNo: string, quoteNo: string) {
      const quoted = quotes.get(quoteNo)
      if (quoted) withdrawn.set(orderNo, quoted)
    },
  }
}
