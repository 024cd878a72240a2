import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { PausePage } from '../security/pause-page.tsx'
import { WatchwordPage } from '../security/watchword-page.tsx'

export const Route = createFileRoute('/pages/users/setting')({
  staticData: { access: 'member', title: msg`Account` },
  validateSearch: ({ part }: { part?: string }) => ({ part }),
  loader: words('security', 'account'),
  component: Setting,
})

function Setting() {
  return Route.useSearch().part === 'watchword' ? <WatchwordPage /> : <PausePage />
}
