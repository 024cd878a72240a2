import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { FRAME_TITLE_MAX, link } from '#contract/link.ts'
import { frameFlow } from '#machines/link/frame.flow.ts'
import { publicPage } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { FrameScreen } from './frame.screen.tsx'

export const Route = createFileRoute('/pages/common/webview')({
  staticData: { access: 'anyone', title: msg`A page of somebody else` },
  loader: words('link'),
  component: publicPage(frameFlow, FrameScreen).with(({ search: { url = '', title = '' } }) => ({
    key: url,
    input: { url, title: title.slice(0, FRAME_TITLE_MAX), own: window.location.origin },
    calls: { frames: link.frames },
  })),
})
