import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { account } from '#contract/account.ts'
import { news } from '#contract/news.ts'
import { centreFlow } from '#machines/account/centre.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { CentreScreen } from './centre.screen.tsx'

export const Route = createFileRoute('/pages/my/index')({
  staticData: { access: 'optional', title: msg`My`, tabs: 'trade' },
  loader: words('account', 'wallet'),
  component: Centre,
})

function Centre() {
  const { client } = useHouse()
  const member = useMemberId()
  return (
    <FlowPage
      key={member ?? 'visitor'}
      tab
      flow={centreFlow}
      screen={CentreScreen}
      input={{ signedIn: member !== undefined }}
      actors={{
        ...actorsOf(client, account, 'profile'),
        ...actorsOf(client, news, 'help'),
        listening: listeningBy(client),
      }}
    />
  )
}
