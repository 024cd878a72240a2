import { invest } from '#contract/invest.ts'
import type { VentureKind } from '#contract/venture.ts'
import { buyFlow, type Bought, type KeptWish } from '#machines/invest/buy.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { outcomeActor, unansweredOf } from '#src/api/unanswered.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { usePlaces } from '#src/lib/places.ts'
import { mineOf, receiptAt } from '#src/parts/invest/names.ts'
import { buyActor, CALLS, infoActor } from './buy-actors.ts'
import { forgetWish, keepWish, wishKept } from './buy-kept.ts'
import { BuyScreen } from './buy.screen.tsx'

interface BuyFlowPageProps {
  kind: VentureKind
  id: number
}

export function BuyFlowPage({ kind, id }: BuyFlowPageProps) {
  const { client } = useHouse()
  const { relaunch, go } = usePlaces()
  const user = useMember()
  const member = user?.id ?? 0
  return (
    <FlowPage
      key={[member, kind, id].join(' ')}
      flow={buyFlow}
      screen={BuyScreen}
      input={{
        kind,
        id,
        isMember: user !== null,
        hasPin: user?.has_payword === 1,
        kept: wishKept(member, { kind, id }),
        ...(user && { unanswered: unansweredOf(member, CALLS[kind]) }),
      }}
      leaves={{
        success: ({ bought }: { bought?: Bought }) => {
          relaunch(mineOf(kind))
          if (bought) go(receiptAt(kind, bought.order_no))
        },
      }}
      actions={{
        keep: (_: unknown, wish: KeptWish) => keepWish(member, { kind, id }, wish),
        drop: forgetWish,
      }}
      actors={{
        ...actorsOf(client, invest, 'quote'),
        info: infoActor(client),
        pay: buyActor(client, member),
        outcome: outcomeActor(client, member, CALLS[kind]),
      }}
    />
  )
}
