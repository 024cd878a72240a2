import { PIN_LOCK, PIN_REMEMBERED, PIN_TRIES, QUOTE_LIFE, QUOTES, RECEIVER_CHECKS } from '#contract/limits.ts'
import { decimalOf } from '#contract/money.ts'
import { exchanged } from '#machines/wallet/quote.rules.ts'
import type { Somebody } from './house.ts'

export type Account = 'balance' | 'usdt' | 'shop'
export type Facts = Readonly<Record<string, string | number>>
export interface Answer {
  readonly said: string
  readonly facts: Facts
}
export interface Wish {
  /** Shopping balance becomes balance, less two in a hundred; everything else goes to somebody. */
  readonly act: 'transfer' | 'shop_to_balance'
  readonly to: string
  readonly account: Account
  readonly amount: bigint
  readonly remark: string
}
export type Asking =
  | { readonly does: 'quote'; readonly wish: Wish }
  | {
      readonly does: 'send'
      readonly wish: Wish
      readonly quoteNo: string
      readonly key: string
      readonly pin: boolean
    }
  | { readonly does: 'outcome'; readonly wish: Wish; readonly key: string }
  | { readonly does: 'balances' }
  | { readonly does: 'aside'; readonly ref: string; readonly amount: bigint }
  | { readonly does: 'end'; readonly ref: string; readonly of: string; readonly amount: bigint; readonly pays: boolean }

interface Quoted {
  readonly who: number
  readonly wish: Wish
  readonly to: number
  readonly made: number
  used: number | undefined
}
interface Kept {
  readonly print: string
  readonly answer: Answer | undefined
}

export const CURRENCY_OF = { balance: 'EUR', usdt: 'USDT', shop: 'EUR' } as const
export const MOST = { balance: 1_000_000n, usdt: 10_000_000_000n, shop: 200_000n } as const
const LEAST = { balance: 100n, usdt: 1_000_000n, shop: 100n } as const
const FEE_RATE = { transfer: '0', shop_to_balance: '0.02' } as const
const DAY = 86_400_000
const dayOf = (moment: number) => Math.floor(moment / DAY)
export const OR = ' or '

/** A call that got as far as its effect: why that is refused, if it is, and what it does. */
export interface Effect {
  readonly refused: Answer | undefined
  act(): Answer
}

export const said = (name: string, facts: Facts = {}): Answer => ({ said: name, facts })
const effect = (refused: Answer | undefined, act: () => Answer): Effect => ({ refused, act: () => refused ?? act() })
export const isEffect = (asked: Answer | Effect): asked is Effect => 'act' in asked
const printOf = (wish: Wish) => JSON.stringify([wish.act, wish.to, wish.account, String(wish.amount), wish.remark])

const exchangeOf = ({ act, amount, account }: Wish) => {
  const [from, to] = [CURRENCY_OF[account], CURRENCY_OF[account]]
  return exchanged({ gross: amount, from, to, rate: '1', feeRate: FEE_RATE[act] })
}

function never(): never {
  throw new Error('what is refused does nothing')
}

/** What every call of the members must answer, worked out in memory. */
export function callsModel(people: readonly Somebody[], begin: Readonly<Record<Account, bigint>>) {
  const amounts = new Map<string, bigint>()
  const quotes = new Map<string, Quoted>()
  const keys = new Map<string, Kept>()
  const spent = new Map<string, number[]>()
  const pins = people.map(() => ({ tries: 0, locked: 0, known: 0 }))
  const asides = new Map<string, { amount: bigint; open: boolean }>()
  const refs = new Set<string>()
  for (const at of people.keys())
    for (const kind of ['balance', 'usdt', 'shop'] as const) amounts.set(`${at} ${kind}`, begin[kind])

  const indexOf = (to: string) => people.findIndex(({ email, userNo }) => email === to || userNo === to)
  const has = (who: number, kind: string) => amounts.get(`${who} ${kind}`) ?? 0n
  const add = (who: number, kind: string, amount: bigint) => amounts.set(`${who} ${kind}`, has(who, kind) + amount)
  const money = (who: number): Facts => ({
    balance: decimalOf(has(who, 'balance'), 'EUR'),
    usdt: decimalOf(has(who, 'usdt'), 'USDT'),
    shop: decimalOf(has(who, 'shop'), 'EUR'),
    frozen: decimalOf(has(who, 'held'), 'EUR'),
  })
  const doneToday = (who: number, account: Account, now: number) =>
    [...quotes.values()]
      .filter(({ used }) => used !== undefined && dayOf(used) === dayOf(now))
      .filter((one) => one.who === who && one.wish.account === account)
      .reduce((sum, { wish }) => sum + wish.amount, 0n)

  /** Spends one of so many in so long, or says when the next is due. */
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

  function provePin(who: number, isRight: boolean, now: number): Answer | undefined {
    const pin = pins[who] ?? { tries: 0, locked: 0, known: 0 }
    if (pin.locked > now) return said('pin-locked', { retry_after: Math.ceil((pin.locked - now) / 1000) })
    if (isRight && pin.known > now) return undefined
    pin.tries = (pin.locked > 0 ? 0 : pin.tries) + 1
    pin.locked = pin.tries === PIN_TRIES ? now + PIN_LOCK * 1000 : 0
    if (isRight) {
      Object.assign(pin, { tries: 0, locked: 0, known: now + PIN_REMEMBERED * 1000 })
      return undefined
    }
    return pin.locked
      ? said('pin-locked', { retry_after: PIN_LOCK })
      : said('pin-wrong', { left: PIN_TRIES - pin.tries })
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
    if (amount < LEAST[account] || amount > MOST[account]) return said('invalid')
    if (doneToday(who, account, now) + amount > MOST[account]) return said('above-today')
    const receiver = wish.act === 'transfer' ? received(who, to, now) : who
    if (typeof receiver !== 'number') return receiver
    if (has(who, account) < amount) return said('amount-short')
    const quotedTooOften = spend(`quote:${who}`, QUOTES, now)
    if (quotedTooOften) return quotedTooOften
    const written = (minor: bigint) => decimalOf(minor, CURRENCY_OF[account])
    const { fee, net } = exchangeOf(wish)
    return effect(undefined, () =>
      said('done', {
        from: account,
        gross: written(amount),
        net: written(net),
        fee: written(fee),
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
    const refused = provePin(who, pin, now)
    if (refused) return refused
    const agreed = quotes.get(quoteNo)
    if (!agreed || agreed.who !== who || printOf(agreed.wish) !== printOf(wish))
      return effect(said('quote-stale'), never)
    const { account, amount } = agreed.wish
    const moment = Math.max(now, agreed.made)
    const isStale = agreed.used !== undefined || agreed.made + QUOTE_LIFE * 1000 <= now
    const isShort = has(who, account) < amount
    const isAbove = doneToday(who, account, moment) + amount > MOST[account]
    // Of two good reasons either may be said.
    const reasons = isStale
      ? ['quote-stale']
      : [...(isShort ? ['amount-short'] : []), ...(isAbove ? ['above-today'] : [])]
    const refusal = reasons.length > 0 ? reasons.join(OR) : undefined
    return effect(refusal === undefined ? undefined : said(refusal), () => {
      agreed.used = moment
      add(who, account, -amount)
      add(agreed.to, wish.act === 'transfer' ? account : 'balance', exchangeOf(agreed.wish).net)
      const answer = said('done', money(who))
      keys.set(`${who} ${key}`, { print, answer })
      return answer
    })
  }

  const outcome = (who: number, key: string) =>
    effect(undefined, () => {
      const kept = keys.get(`${who} ${key}`)
      if (!kept) keys.set(`${who} ${key}`, { print: '', answer: undefined })
      return said('done', { done: kept?.answer ? 1 : 0 })
    })

  function aside(who: number, ref: string, amount: bigint) {
    const refusal = refs.has(ref) ? 'posting_once' : has(who, 'balance') < amount ? 'account_covered' : undefined
    return effect(refusal && said(refusal), () => {
      refs.add(ref)
      add(who, 'balance', -amount)
      add(who, 'held', amount)
      asides.set(ref, { amount, open: true })
      return said('done')
    })
  }

  function end(who: number, { ref, of, amount, pays }: Asking & { does: 'end' }) {
    const isShort = has(who, 'held') < amount
    const isOver = !asides.get(of)?.open
    const refusal = refs.has(ref) ? 'posting_once' : isShort ? 'account_covered' : isOver ? 'hold_end_pkey' : undefined
    return effect(refusal && said(refusal), () => {
      refs.add(ref)
      asides.set(of, { amount, open: false })
      add(who, 'held', -amount)
      if (!pays) add(who, 'balance', amount)
      return said('done')
    })
  }

  return {
    amounts: (): ReadonlyMap<string, bigint> => amounts,
    isAside: (of: string) => asides.has(of),
    amountOf: (of: string) => asides.get(of)?.amount ?? 0n,
    /** The process forgot what it only remembered. */
    crash() {
      for (const pin of pins) pin.known = 0
    },
    /** The answer, or, when the call gets as far as its effect, what that would do and answer. */
    ask(who: number, asking: Asking, now: number): Answer | Effect {
      if (asking.does === 'quote') return quote(who, asking.wish, now)
      if (asking.does === 'send') return send(who, asking, now)
      if (asking.does === 'outcome') return outcome(who, asking.key)
      if (asking.does === 'aside') return aside(who, asking.ref, asking.amount)
      if (asking.does === 'end') return end(who, asking)
      return said('done', money(who))
    },
    /** A quote was heard: it has a number now. */
    quoted(number: string, who: number, wish: Wish, now: number) {
      const to = wish.act === 'transfer' ? indexOf(wish.to) : who
      quotes.set(number, { who, wish, to, made: now, used: undefined })
    },
  }
}
