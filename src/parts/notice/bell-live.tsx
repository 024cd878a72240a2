import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useActor } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { fromPromise } from 'xstate'
import { notices } from '#contract/notices.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { listeningBy } from '#src/api/live.ts'
import { useHouse } from '#src/app/house.ts'
import { useLeaving } from '#src/app/leaving.ts'
import { words } from '#src/app/words.ts'
import { BellButton } from '#src/ui/bell.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { BellMark } from './bell-mark.tsx'
import type { BellProps } from './bell-props.ts'

const Centre = lazy(() => import('./centre.tsx').then((module) => ({ default: module.Centre })))

const unreadFlow = followFlow<number>('notice', 'read')

export async function spoken() {
  await words('notice')()
  return BellLive
}

function BellLive({ open, onOpen }: BellProps) {
  const { client } = useHouse()
  const { t } = useLingui()
  const [flow] = useState(() =>
    unreadFlow.provide({
      actors: {
        load: fromPromise(async ({ signal }) => (await client.call(notices.unread, {}, signal)).unread),
        listening: listeningBy(client),
      },
    }),
  )
  const [{ context }] = useActor(flow)
  useLeaving({
    stays: ({ action }) => {
      if (open && action === 'BACK') onOpen(false)
      return open && action === 'BACK'
    },
    isHeld: () => false,
  })
  const unread = context.item ?? 0
  const news = unread > 0 ? t`${plural(unread, { one: '# new notice', other: '# new notices' })}` : undefined
  const close = () => onOpen(false)
  return (
    <>
      <BellButton news={news} onPress={() => onOpen(true)}>
        {news && <BellMark />}
      </BellButton>
      {open &&
        // Within the brand's ground its colours would be those of that ground.
        createPortal(
          <LateSheet title={<Trans>Notices</Trans>} onClose={close}>
            <Suspense fallback={<Waiting rows={6} />}>
              <Centre onClose={close} />
            </Suspense>
          </LateSheet>,
          document.body,
        )}
    </>
  )
}
