import { DAY_S, HOUR_S } from '#contract/time-units.ts'
import type { Chance } from '#server/lib/chance.ts'
import type { Answer } from './answers.ts'
import type { Asking } from './askings.ts'
import type { callsModel } from './calls-model.ts'
import { type Mishap, MISHAPS } from './faulty-database.ts'
import type { Somebody } from './house.ts'
import { CONVERSIONS, CONVERTING, EQUITY, VENTURES, ventureOf, WITHDRAWALS, type Wish } from './ways.ts'

export interface Message {
  readonly id: number
  readonly who: number
  readonly asking: Asking
}
interface Next {
  readonly message: Message
  readonly isHeard: boolean
  readonly seconds: number
  readonly isCrash: boolean
  /** The timers do not run. */
  readonly isStopped: boolean
  readonly mishap: Mishap | undefined
}

/** A ten thousandth of what may be sent in a day. */
const SCALE = { balance: 100n, usdt: 1_000_000n } as const
const CUTS = MISHAPS.filter((mishap) => mishap.startsWith('cut'))

function otherThan(wish: Wish): Wish {
  if (wish.act === 'transfer') return { ...wish, remark: 'another' }
  return { ...wish, amount: wish.amount + (wish.act === 'invest' ? ventureOf(wish).unit : 1n) }
}

export function wishesOf(people: readonly Somebody[], chance: Chance, isNaive: boolean) {
  const heard: { who: number; wish: Wish; quoteNo: string }[] = []
  const withdrawn: { who: number; orderNo: string }[] = []
  const bought: { who: number; orderNo: string; version: number }[] = []
  const sent: Message[] = []
  const waiting: Message[] = []
  const open = new Map<string, Message>()
  let made = 0
  let stoppedFor = 0
  const in100 = (part: number) => chance.below(100) < part
  const oneOf = <T>(list: readonly T[]): T | undefined => list[chance.below(Math.max(1, list.length))]
  const message = (who: number, asking: Message['asking']): Message => ({ id: (made += 1), who, asking })

  function investWish(): Wish {
    if (in100(30)) {
      const amount = in100(5) ? 7n : EQUITY.least + BigInt(chance.below(in100(10) ? 70_000 : 15_000))
      return { act: 'exchange', to: String(EQUITY.id), account: 'points', amount, remark: '' }
    }
    const { id, account, unit } = oneOf(VENTURES) as (typeof VENTURES)[number]
    const amount = unit * BigInt(1 + chance.below(in100(10) ? 90 : 25))
    return { act: 'invest', to: String(id), account, amount, remark: '' }
  }

  function quoteWish(who: number): Wish {
    if (in100(25) && !isNaive) return investWish()
    if (in100(40) && !isNaive) {
      const act = oneOf(CONVERTING) ?? 'compose'
      const { from, least, most } = CONVERSIONS[act]
      const part = BigInt(1 + chance.below(in100(10) ? 1_050 : 100))
      const amount = in100(3) ? 7n : least + (most * part) / 1_000n + BigInt(chance.below(100))
      return { act, to: '', account: from, amount, remark: '' }
    }
    if (in100(25) && !isNaive) {
      const account = in100(70) ? 'balance' : 'usdt'
      const part = BigInt(chance.below(in100(15) ? 10_500 : 900))
      const amount = in100(3) ? 7n : WITHDRAWALS[account].least + part * SCALE[account]
      return { act: 'withdraw', to: '', account, amount, remark: '' }
    }
    const receiver = people[in100(3) ? who : (who + 1 + chance.below(people.length - 1)) % people.length]
    const to = in100(2) ? 'nobody@quay.test' : ((in100(50) ? receiver?.email : receiver?.userNo) ?? '')
    const account = in100(70) ? 'balance' : 'usdt'
    const scale = SCALE[account]
    const amount = in100(3) ? 7n : BigInt(1 + chance.below(isNaive ? 90 : in100(25) ? 10_500 : 900)) * scale + 7n
    return { act: 'transfer', to, account, amount, remark: '' }
  }

  function sending(): Message | undefined {
    const at = Math.max(0, heard.length - 1 - chance.below(3))
    const quote = heard[at]
    if (!quote) return undefined
    if (in100(85)) heard.splice(at, 1)
    const { who, quoteNo } = quote
    const wish = in100(4) ? otherThan(quote.wish) : quote.wish
    const key = `key-${String((made += 1)).padStart(14, '0')}`
    return message(who, { does: 'send', wish, quoteNo, key, pin: isNaive || !in100(5) })
  }

  function again(): Message | undefined {
    const one = in100(70) ? oneOf([...open.values()]) : oneOf(sent.slice(-40))
    if (one?.asking.does === 'send' && in100(10) && !isNaive)
      return message(one.who, { does: 'outcome', wish: one.asking.wish, key: one.asking.key })
    return one
  }

  function takenBack(): Message | undefined {
    const one = oneOf(withdrawn.slice(-6))
    if (!one) return undefined
    const who = in100(4) ? (one.who + 1) % people.length : one.who
    return message(who, { does: 'cancel', orderNo: one.orderNo, key: `key-${String((made += 1)).padStart(14, '0')}` })
  }

  function ofInvesting(): Message | undefined {
    const one = oneOf(bought.slice(-5))
    if (!one) return undefined
    const { orderNo, version } = one
    const who = in100(4) ? (one.who + 1) % people.length : one.who
    if (in100(50)) return message(who, { does: 'look', orderNo })
    const key = `key-${String((made += 1)).padStart(14, '0')}`
    return message(who, { does: 'stop', orderNo, version, key, pin: !in100(5) })
  }

  function ledger(model: ReturnType<typeof callsModel>): Message {
    const past = oneOf(sent.filter(({ asking }) => asking.does === 'aside' && model.isAside(asking.ref)).slice(-12))
    const ref = `step-${(made += 1)}`
    if (past?.asking.does === 'aside' && in100(60)) {
      const of = past.asking.ref
      return message(past.who, { does: 'end', ref, of, pays: in100(50), amount: model.amountOf(of) })
    }
    return message(chance.below(people.length), { does: 'aside', ref, amount: BigInt(1 + chance.below(400_000)) })
  }

  function wanted(model: ReturnType<typeof callsModel>): Message {
    const what = chance.below(100)
    const who = chance.below(people.length)
    const sends = what < 45 ? sending() : what < 57 ? again() : undefined
    if (sends) return sends
    if (what >= 90) return message(who, { does: 'balances' })
    if (what >= 86) return ofInvesting() ?? ledger(model)
    if (what >= 78) return (what >= 83 ? takenBack() : undefined) ?? ledger(model)
    return message(who, { does: 'quote', wish: quoteWish(who) })
  }

  const clock = () => {
    const what = chance.below(1_000)
    if (what < 4) return DAY_S + chance.below(2 * HOUR_S)
    if (what < 12) return HOUR_S + chance.below(36_000)
    return what < 40 && !isNaive ? -chance.below(HOUR_S) : chance.below(what < 150 ? 61 : 4)
  }

  return {
    next(model: ReturnType<typeof callsModel>): Next {
      let chosen = waiting.length > 0 && in100(25) ? waiting.splice(chance.below(waiting.length), 1)[0] : undefined
      if (!chosen) {
        chosen = wanted(model)
        if (in100(8)) waiting.push(chosen)
        if (in100(8) && waiting.length > 0) {
          waiting.push(chosen)
          chosen = waiting.splice(chance.below(waiting.length), 1)[0] as Message
        }
      }
      if (chosen.asking.does !== 'balances') sent.push(chosen)
      if (chosen.asking.does === 'send') open.set(chosen.asking.key, chosen)
      const isLook = chosen.asking.does === 'balances' || chosen.asking.does === 'look'
      const mishap = in100(12) && !isLook ? oneOf(isNaive ? CUTS : MISHAPS) : undefined
      stoppedFor = in100(1) ? 10 + chance.below(90) : Math.max(0, stoppedFor - 1)
      const isStopped = stoppedFor > 0
      return { message: chosen, isHeard: !in100(8), seconds: clock(), isCrash: in100(1), isStopped, mishap }
    },
    heard({ who, asking }: Message, answer: Answer | undefined) {
      if (!answer) return
      if (asking.does === 'send' && answer.said !== 'busy') open.delete(asking.key)
      if (asking.does === 'quote' && answer.said === 'done')
        heard.push({ who, wish: asking.wish, quoteNo: String(answer.facts['quote_no']) })
      if (asking.does === 'send' && asking.wish.act === 'withdraw' && answer.said === 'done')
        withdrawn.push({ who, orderNo: String(answer.facts['order_no']) })
      if (asking.does === 'send' && asking.wish.act === 'invest' && answer.said === 'done')
        bought.push({ who, orderNo: String(answer.facts['order_no']), version: 0 })
      const seen = asking.does === 'look' && bought.find(({ orderNo }) => orderNo === asking.orderNo)
      if (seen && answer.said === 'done') seen.version = Number(answer.facts['version'])
    },
    everybodyLooks: () => people.map((_, who) => message(who, { does: 'balances' })),
    unanswered: () => [...open.values()],
  }
}
