import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useActor } from '@xstate/react'
import { useState } from 'react'
import type { LocaleTag } from '#contract/locales.ts'
import { notices } from '#contract/notices.ts'
import { noticesFlow } from '#machines/notice/notices.flow.ts'
import { pushFlow } from '#machines/notice/push.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse } from '#src/app/house.ts'
import { Button } from '#src/ui/button.tsx'
import { SheetFoot } from '#src/ui/sheet-foot.tsx'
import { NoticesScreen } from './notices.screen.tsx'
import { browserActors } from './push-browser.ts'
import { PushScreen } from './push.screen.tsx'

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } })

export function Centre({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Parts>
        <Phone />
        <Notices onLeave={onClose} />
      </Parts>
      <SheetFoot>
        <Button wide kind="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </SheetFoot>
    </>
  )
}

function Notices({ onLeave }: { onLeave: () => void }) {
  const { client } = useHouse()
  const [flow] = useState(() =>
    noticesFlow.provide({ actors: { ...actorsOf(client, notices, 'list', 'read'), listening: listeningBy(client) } }),
  )
  const [snapshot, send] = useActor(flow)
  return (
    <chakra.div onClick={({ target }) => target instanceof Element && target.closest('a') && onLeave()}>
      <NoticesScreen snapshot={snapshot} send={send} />
    </chakra.div>
  )
}

function Phone() {
  const { client } = useHouse()
  const { i18n } = useLingui()
  const [flow] = useState(() =>
    pushFlow.provide({ actors: { ...actorsOf(client, notices, 'pushKey', 'unsubscribe'), ...browserActors(client) } }),
  )
  const [snapshot, send] = useActor(flow, { input: { locale: i18n.locale as LocaleTag } })
  return <PushScreen snapshot={snapshot} send={send} />
}
