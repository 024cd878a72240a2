import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { wallet } from '#contract/wallet.ts'
import { EVERY_DAY, type Days } from '#machines/wallet/entries.rules.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { Stage } from '#src/app/stage.tsx'
import { words } from '#src/app/words.ts'
import { bonusFlow, BonusLogScreen } from './bonus-log.screen.tsx'
import { spanOf } from './entries-actor.ts'

export const Route = createFileRoute('/pages/jf/bonus_log')({
  staticData: { access: 'member', title: msg`Bonus log` },
  loader: words('wallet'),
  component: Bonuses,
})

function Bonuses() {
  const { client } = useHouse()
  return (
    <Stage
      key={useMemberId()}
      flow={bonusFlow}
      screen={BonusLogScreen}
      input={{ filter: EVERY_DAY }}
      actors={{
        list: fromPromise<Given<typeof wallet.bonusLog>, Days & { page: number }>(
          ({ input: { page, ...days }, signal }) => client.call(wallet.bonusLog, { ...spanOf(days), page }, signal),
        ),
      }}
    />
  )
}
