import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { card } from '#contract/card.ts'
import { accountFlow } from '#machines/card/account.flow.ts'
import { actorsOf, heard } from '#src/api/actors.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { Stage } from '#src/app/stage.tsx'
import { words } from '#src/app/words.ts'
import { usePlaces } from '#src/lib/places.ts'
import { AccountScreen } from './account.screen.tsx'
import { sysBanksActor } from './sys-banks-actor.ts'

export const Route = createFileRoute('/pages/my/account')({
  staticData: { access: 'member', title: msg`Bank account` },
  loader: words('card'),
  validateSearch: ({ redirect }: { redirect?: string }) => ({ redirect }),
  component: Account,
})

function Account() {
  const { client, session: holder } = useHouse()
  const { id, has_payword } = useMember() ?? {}
  const { go, isBuilt, current } = usePlaces()
  const { redirect = '' } = Route.useSearch()
  return (
    <Stage
      key={id}
      flow={accountFlow}
      screen={AccountScreen}
      input={{
        hasPin: has_payword === 1,
        here: current,
      }}
      actors={{
        ...actorsOf(client, card, 'index', 'one'),
        sysBanks: sysBanksActor(client),
        send: heard(client, card.bind, () => holder.learn({ bank_bound: 1 })),
      }}
      leaves={isBuilt(redirect) ? { done: () => go(redirect) } : {}}
    />
  )
}
