import { fromPromise } from 'xstate'
import type { MoneyInfo } from '#contract/account.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { points } from '#contract/points.ts'
import { wallet, type BALANCE_SOURCES, type Conversion } from '#contract/wallet.ts'
import type { Conversed } from '#machines/wallet/convert.rules.ts'
import type { Client } from '#src/api/client.ts'
import { payOnce } from '#src/api/unanswered.ts'

export const CALLS = {
  compose: wallet.composeCoin,
  profit_to_coin: wallet.profitToCoin,
  to_balance: wallet.toBalance,
  shop_to_balance: wallet.shopToBalance,
  points_to_balance: points.toBalance,
} as const satisfies Record<Conversion, Endpoint>

type Source = (typeof BALANCE_SOURCES)[number]

export const convertActor = (client: Client, member: number) =>
  fromPromise<{ money: MoneyInfo }, Conversed>(({ input: { form, quote }, signal }) => {
    const { act, account, amount, ...proof } = form
    switch (act) {
      case 'compose':
        return payOnce(client, member, CALLS[act], { form: { points: amount, ...proof }, quote }, signal)
      case 'points_to_balance':
        return payOnce(client, member, CALLS[act], { form: { points: amount, ...proof }, quote }, signal)
      case 'to_balance':
        return payOnce(
          client,
          member,
          CALLS[act],
          { form: { from: account as Source, amount, ...proof }, quote },
          signal,
        )
      case 'profit_to_coin':
        return payOnce(client, member, CALLS[act], { form: { amount, ...proof }, quote }, signal)
      case 'shop_to_balance':
        return payOnce(client, member, CALLS[act], { form: { amount, ...proof }, quote }, signal)
    }
  })
