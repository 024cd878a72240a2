import type { Envelope } from '#contract/envelope.ts'
import { invest } from '#contract/invest.ts'
import { transfer } from '#contract/transfer.ts'
import { wallet } from '#contract/wallet.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { type Answer, said } from './answers.ts'
import type { Mishap } from './faulty-database.ts'
import { accountsOf, PAYS_OUT, PIN, type SimHouse, type Somebody } from './house.ts'
import { NAIVE } from './naive.ts'
import { formOf, quotePathOf, wayOf } from './ways.ts'
import type { Message } from './wishes.ts'

export async function asked(
  house: SimHouse,
  people: readonly Somebody[],
  { who, asking }: Message,
  mishap: Mishap | undefined,
  isNaive: boolean,
) {
  const me = people[who] as Somebody
  const accounts = accountsOf(house)
  const step = { actor: 'system' as const, at: house.now() }
  const calls = async (path: string, form: Record<string, string>) => {
    const { answer, befell } = await house.call(path, me.token, form, mishap)
    return { answer: answer ? flatAnswer(answer) : undefined, befell }
  }
  const posts = async (...given: Parameters<SimHouse['posts']>) => {
    const { answer, befell } = await house.posts(...given)
    return { answer: answer === undefined ? undefined : said(answer), befell }
  }
  switch (asking.does) {
    case 'balances':
      return calls(wallet.balances.path, {})
    case 'quote':
      return calls(quotePathOf(asking.wish), formOf(asking.wish, 'quote'))
    case 'send': {
      const proof = { quote_no: asking.quoteNo, payword: asking.pin ? PIN : '999999', idem: asking.key }
      return calls(isNaive ? NAIVE : wayOf(asking.wish).path, { ...formOf(asking.wish, 'send'), ...proof })
    }
    case 'cancel':
      return calls(withdrawal.cancel.path, { order_no: asking.orderNo, version: '0', idem: asking.key })
    case 'stop': {
      const { orderNo, version, key, pin } = asking
      const proof = { payword: pin ? PIN : '999999', idem: key }
      return calls(invest.stop.path, { order_no: orderNo, version: String(version), ...proof })
    }
    case 'look':
      return calls(invest.order.path, { order_no: asking.orderNo })
    case 'outcome':
      return calls(transfer.outcome.path, { path: wayOf(asking.wish).path, idem: asking.key })
    case 'aside': {
      const [from, to] = [await accounts.of(me, 'balance', 'available'), await accounts.of(me, 'balance', 'held')]
      return posts({ ...step, kind: 'hold', ref: asking.ref, moves: [{ from, to, amount: asking.amount }] }, mishap)
    }
    case 'end': {
      const { pays, of, ref } = asking
      const from = await accounts.of(me, 'balance', 'held')
      const to = pays ? await accounts.house('outside') : await accounts.of(me, 'balance', 'available')
      const [settles, amount] = [[await accounts.holdOf(of)], asking.amount]
      return posts({ ...step, kind: pays ? PAYS_OUT : 'release', ref, moves: [{ from, to, amount }], settles }, mishap)
    }
  }
}

function flatAnswer({ data }: Envelope): Answer {
  const { refusal, money, frozen, receiver, order, ...rest } = data as Record<string, unknown> & { refusal?: string }
  const flat = {
    ...rest,
    ...(money as object | undefined),
    ...(receiver as object | undefined),
    ...(order as object | undefined),
  }
  const held = (flat as { frozen?: { balance: string } }).frozen ?? (frozen as { balance: string } | undefined)
  const facts: Record<string, string | number> = {}
  for (const [name, fact] of Object.entries(flat))
    if (typeof fact === 'string' || typeof fact === 'number') facts[name] = fact
  if (held) facts['frozen'] = held.balance
  return { said: refusal ?? 'done', facts }
}
