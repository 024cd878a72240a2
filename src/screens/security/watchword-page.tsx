import { security } from '#contract/security.ts'
import { watchwordFlow } from '#machines/security/watchword.flow.ts'
import { actorOf } from '#src/api/actors.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { WatchwordScreen } from './watchword.screen.tsx'

export function WatchwordPage() {
  const { client } = useHouse()
  return (
    <FlowPage
      key={useMemberId()}
      flow={watchwordFlow}
      screen={WatchwordScreen}
      input={undefined}
      actors={{ watchword: actorOf(client, security.watchword), send: actorOf(client, security.setWatchword) }}
    />
  )
}
