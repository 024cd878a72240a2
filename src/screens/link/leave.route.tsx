import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { link } from '#contract/link.ts'
import { leaveFlow } from '#machines/link/leave.flow.ts'
import { publicPage } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { isMiniProgram } from '#src/lib/runtime.ts'
import { LeaveScreen } from './leave.screen.tsx'
import { leaving } from './leaving.ts'

export const Route = createFileRoute('/pages/common/urlview')({
  staticData: { access: 'anyone', title: msg`Leaving Quay` },
  loader: words('link'),
  component: function Leave() {
    const isOutward = useRouterState({ select: ({ location }) => location.state.isOutward === true })
    return <LeaveFlowPage isOutward={isOutward} />
  },
})

const LeaveFlowPage = publicPage(leaveFlow, LeaveScreen).with(
  ({ search: { url = '' }, places }, { isOutward }: { isOutward: boolean }) => ({
    key: url,
    input: { url, own: window.location.origin, isOutward, isInside: isMiniProgram() },
    calls: { frames: link.frames },
    actors: { leaving },
    leaves: { inside: () => places.relaunch(`/pages/common/webview?url=${encodeURIComponent(url)}`) },
  }),
)
