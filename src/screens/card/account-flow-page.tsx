import { card } from '#contract/card.ts'
import { accountFlow } from '#machines/card/account.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { heard } from '#src/api/heard.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { usePlaces } from '#src/lib/places.ts'
import { AccountScreen } from './account.screen.tsx'
import { sysBanksActor } from './sys-banks-actor.ts'

interface AccountFlowPageProps {
  which: string
  redirect?: string | undefined
}

export function AccountFlowPage({ which, redirect = '' }: AccountFlowPageProps) {
  const { client, session: holder } = useHouse()
  const { id, has_payword } = useMember() ?? {}
  const { go, relaunch, isBuilt, current } = usePlaces()
  return (
    <FlowPage
      key={`${id} ${which}`}
      flow={accountFlow}
      screen={AccountScreen}
      input={{ which, hasPin: has_payword === 1, here: current }}
      actors={{
        ...actorsOf(client, card, 'index', 'one'),
        sysBanks: sysBanksActor(client),
        send: heard(client, card.bind, () => holder.learn({ bank_bound: 1 })),
        drop: heard(client, card.drop, ({ list }) => holder.learn({ bank_bound: list.length > 0 ? 1 : 0 })),
      }}
      leaves={{
        dropped: () => relaunch('/pages/bank_card/card_list'),
        ...(isBuilt(redirect) && { done: () => go(redirect) }),
      }}
    />
  )
}
