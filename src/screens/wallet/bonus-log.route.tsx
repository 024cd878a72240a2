import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { EVERY_BONUS } from '#machines/wallet/entries.rules.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { bonusFlow, BonusLogScreen } from './bonus-log.screen.tsx'
import { bonusesActor } from './entries-actor.ts'
import { bonusIn } from './searches.ts'

export const Route = createFileRoute('/pages/jf/bonus_log')({
  staticData: { access: 'member', title: msg`Bonus log` },
  loader: words('wallet'),
  validateSearch: ({ type }: { type?: string }) => ({ type }),
  component: Bonuses,
})

function Bonuses() {
  const { client } = useHouse()
  const type = bonusIn(Route.useSearch().type) ?? ''
  return (
    <FlowPage
      key={[useMemberId(), type].join(' ')}
      flow={bonusFlow}
      screen={BonusLogScreen}
      input={{ filter: { ...EVERY_BONUS, type } }}
      actors={{ list: bonusesActor(client) }}
    />
  )
}
