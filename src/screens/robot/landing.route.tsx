import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { fromPromise } from 'xstate'
import { robot } from '#contract/robot.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { landingFlow, LandingScreen } from './landing.screen.tsx'

export const Route = createFileRoute('/pages/ai/ai')({
  staticData: { access: 'optional', title: msg`How robots work` },
  loader: words('robot', 'invest'),
  component: Landing,
})

function Landing() {
  const { client } = useHouse()
  const { i18n } = useLingui()
  const member = useMemberId()
  return (
    <FlowPage
      // What the server says of it is in the reader's language, too.
      key={`${member ?? 'visitor'} ${i18n.locale}`}
      flow={landingFlow}
      screen={LandingScreen}
      input={undefined}
      actors={{
        load: fromPromise(({ signal }) => client.call(robot.index, {}, signal)),
        listening: listeningBy(client),
      }}
    />
  )
}
