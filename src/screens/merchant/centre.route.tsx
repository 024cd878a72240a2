import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { merchant } from '#contract/merchant.ts'
import { centreFlow } from '#machines/merchant/centre.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { CentreScreen } from './centre.screen.tsx'

export const Route = createFileRoute('/pages/user/user1')({
  staticData: { access: 'merchant', title: msg`Merchant centre`, begins: true },
  loader: words('merchant', 'trade', 'incoming', 'form'),
  component: Centre,
})

function Centre() {
  const { client } = useHouse()
  return (
    <FlowPage
      key={useMemberId()}
      flow={centreFlow}
      screen={CentreScreen}
      input={undefined}
      actors={{ ...actorsOf(client, merchant, 'index', 'setState', 'setOffer'), listening: listeningBy(client) }}
    />
  )
}
