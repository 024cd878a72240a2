import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { fromPromise } from 'xstate'
import { home } from '#contract/home.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { openVentures } from './ventures-open.ts'
import { mallFlow, MallScreen, type MallHome } from './home.screen.tsx'

export const Route = createFileRoute('/pages/index/index')({
  staticData: { access: 'optional', title: msg`Mall and investing`, tabs: 'mall' },
  loader: words('mall', 'invest'),
  component: MallHomePage,
})

function MallHomePage() {
  const { client } = useHouse()
  const { i18n } = useLingui()
  const member = useMemberId()
  return (
    <FlowPage
      // What the server says of it is in the reader's language, too.
      key={`${member ?? 'visitor'} ${i18n.locale}`}
      tab
      flow={mallFlow}
      screen={MallScreen}
      input={undefined}
      actors={{
        load: fromPromise<MallHome>(async ({ signal }) => {
          const [answer, ventures] = await Promise.all([
            client.call(home.index, { space: 'mall' }, signal),
            openVentures(client, signal),
          ])
          return { home: answer, ventures }
        }),
        listening: listeningBy(client),
      }}
    />
  )
}
