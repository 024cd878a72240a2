import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { BellRing } from 'lucide-react'
import { noticesFlow } from '#machines/notice/notices.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { listViews, refreshOf, type Around } from '#src/ui/list.tsx'
import { RefreshButton, RefreshThread } from '#src/ui/page.tsx'
import { NoticeDays } from './notice-days.tsx'

type NoticesViewProps = ViewProps<typeof noticesFlow>

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })
const Corner = chakra('div', {
  base: { display: 'flex', justifyContent: 'flex-end', marginInlineEnd: '-3', marginBlock: '-3' },
})

function Frame({ view, refreshing, children }: Around<NoticesViewProps>) {
  const onRefresh = refreshOf(view)
  return (
    <Parts>
      {refreshing && <RefreshThread />}
      {onRefresh && (
        <Corner>
          <RefreshButton onRefresh={onRefresh} />
        </Corner>
      )}
      {children}
    </Parts>
  )
}

const views = listViews<NoticesViewProps>({
  Frame,
  Rows: ({ context }) => <NoticeDays items={context.items} />,
  Nothing: () => (
    <FullPageNote icon={BellRing} title={<Trans>No notices yet</Trans>}>
      <Trans>You find news of your orders and your money here.</Trans>
    </FullPageNote>
  ),
})

export const NoticesScreen = screen(noticesFlow, { ...views, marking: views.showing }, 'data-notices')
