import { invest } from '#contract/invest.ts'
import type { VentureKind } from '#contract/venture.ts'
import { buyFlow, type KeptWish } from '#machines/invest/buy.flow.ts'
import { outcomeActor, unansweredOf } from '#src/api/unanswered.ts'
import { page } from '#src/app/page.tsx'
import { numberIn } from '#src/lib/search-text.ts'
import { mineOf, receiptAt } from '#src/parts/invest/names.ts'
import { buyActor, CALLS, infoActor } from './buy-actors.ts'
import { forgetWish, keepWish, wishKept } from './buy-kept.ts'
import { BuyScreen } from './buy.screen.tsx'

export const BuyFlowPage = page(buyFlow, BuyScreen).with(
  ({ client, places: { relaunch, go }, search, member: user, id: member, hasPin }, { kind }: { kind: VentureKind }) => {
    const id = numberIn(search.id) ?? 0
    return {
      key: `${kind} ${id}`,
      input: {
        kind,
        id,
        isMember: user !== null,
        hasPin,
        kept: wishKept(member, { kind, id }),
        ...(user && { unanswered: unansweredOf(member, CALLS[kind]) }),
      },
      leaves: {
        success: ({ bought }) => {
          relaunch(mineOf(kind))
          if (bought) go(receiptAt(kind, bought.order_no))
        },
      },
      actions: {
        keep: (_: unknown, wish: KeptWish) => keepWish(member, { kind, id }, wish),
        drop: forgetWish,
      },
      calls: { quote: invest.quote },
      actors: {
        info: infoActor(client),
        pay: buyActor(client, member),
        outcome: outcomeActor(client, member, CALLS[kind]),
      },
    }
  },
)
