import { fromPromise } from 'xstate'
import { recharge, type RechargeInfo } from '#contract/recharge.ts'
import type { Keyed } from '#machines/lib/keyed.ts'
import { keptFor } from '#machines/recharge/begin.rules.ts'
import { wholeOf, type RechargeWish } from '#machines/recharge/show.rules.ts'
import type { act } from '#machines/recharge/recharge-acting.part.ts'
import { dropWritten } from '#src/lib/written-drafts.ts'
import type { Client } from './client.ts'
import { keyedCall } from './sent-again.ts'

export function beginBy(client: Client): Keyed<typeof recharge.recharge> {
  const begin = keyedCall(client, recharge.recharge)
  return fromPromise(async ({ input, signal }) => {
    const begun = await begin(input, signal)
    dropWritten(keptFor(''))
    return begun
  })
}

export function actBy(client: Client): typeof act {
  const prove = keyedCall(client, recharge.recharge)
  const cancel = keyedCall(client, recharge.cancel)
  const appeal = keyedCall(client, recharge.appeal)
  const ask = (
    { order_no, version, channel_id, amount }: RechargeInfo,
    wish: RechargeWish,
    signal: AbortSignal,
  ): Promise<RechargeInfo> => {
    const seen = { order_no, version }
    switch (wish.call) {
      case 'prove': {
        const shown = { proof_image: wish.proof, payer_name: wish.payer.trim() }
        return prove({ ...seen, channel_id, amount: wholeOf(amount), ...shown }, signal)
      }
      case 'cancel':
        return cancel(seen, signal)
      case 'appeal':
        return appeal({ ...seen, text: wish.text, images: [...wish.images] }, signal)
    }
  }
  return fromPromise(async ({ input: { recharge: before, wish }, signal }) => {
    const after = await ask(before, wish, signal)
    dropWritten(keptFor(after.order_no))
    return after
  })
}
