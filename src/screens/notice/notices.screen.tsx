import { Trans } from '@lingui/react/macro'
import { BellRing } from 'lucide-react'
import { noticesFlow } from '#machines/notice/notices.flow.ts'
import { screen, type Sight } from '#src/lib/screen.tsx'
import { ListFoot } from '#src/ui/list-foot.tsx'
import { Standing, Unreachable } from '#src/ui/standing.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { NoticeDays } from './notice-days.tsx'

const Listed = ({ context, state, send }: Sight<typeof noticesFlow>) => (
  <>
    <NoticeDays items={context.items} />
    <ListFoot list={context} state={state} trouble={context.trouble} onMore={() => send({ type: 'more' })} />
  </>
)

export const NoticesScreen = screen(
  noticesFlow,
  {
    opening: () => <Waiting rows={6} />,
    unreachable: ({ context, send }) => (
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    ),
    empty: () => (
      <Standing icon={BellRing} title={<Trans>Nothing to tell yet</Trans>}>
        <Trans>When one of your orders moves, or money comes to you, it is told here.</Trans>
      </Standing>
    ),
    settling: Listed,
    marking: Listed,
    showing: Listed,
    ended: Listed,
    appending: Listed,
    stuck: Listed,
    following: Listed,
    behind: Listed,
  },
  'data-notices',
)
