import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import { account } from '#contract/account.ts'
import { MATTERS, profileFlow, type Matter } from '#machines/account/profile.flow.ts'
import { heard } from '#src/api/heard.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import type { LaterArea } from '#src/areas.ts'
import { late } from '#src/ui/late.tsx'
import { ProfileScreen } from './profile.screen.tsx'

const DevicesPage = late(
  () => import('#src/screens/device/devices-page.tsx'),
  ({ DevicesPage }) => DevicesPage,
)

const FactorPage = late(
  () => import('#src/screens/factor/factor-page.tsx'),
  ({ FactorPage }) => FactorPage,
)

const PausePage = late(
  () => import('#src/screens/security/pause-page.tsx'),
  ({ PausePage }) => PausePage,
)

const WatchwordPage = late(
  () => import('#src/screens/security/watchword-page.tsx'),
  ({ WatchwordPage }) => WatchwordPage,
)

const ExportPage = late(
  () => import('#src/screens/export/export-page.tsx'),
  ({ ExportPage }) => ExportPage,
)

const PlacementPage = late(
  () => import('#src/screens/service/placement-page.tsx'),
  ({ PlacementPage }) => PlacementPage,
)

interface PartPage {
  readonly page: ComponentType
  readonly words: readonly LaterArea[]
}

type Part = Matter | 'placement'

/** Each brings its code when it is opened (`late`). */
const parts: Partial<Record<Part, PartPage>> = {
  devices: { page: DevicesPage, words: ['device'] },
  pause: { page: PausePage, words: ['security', 'form'] },
  watchword: { page: WatchwordPage, words: ['security', 'form'] },
  export: { page: ExportPage, words: ['export', 'form'] },
  second: { page: FactorPage, words: ['factor', 'form'] },
  placement: { page: PlacementPage, words: ['service'] },
}

const standing = MATTERS.filter((matter) => matter in parts)
const partOf = (part: string | undefined) => ([...standing, 'placement'] as const).find((one) => one === part)

export const Route = createFileRoute('/pages/users/setting')({
  staticData: { access: 'member', title: msg`Account` },
  validateSearch: ({ part }: { part?: string }) => ({ part }),
  loaderDeps: ({ search: { part } }) => ({ part: partOf(part) }),
  loader: ({ deps: { part } }) => words('account', ...((part && parts[part]?.words) ?? []))(),
  component: Setting,
})

const Profile = page(profileFlow, ProfileScreen).with(({ client, session }) => ({
  input: { matters: standing },
  actors: { profile: heard(client, account.profile, (user) => session.learn(user)) },
}))

function Setting() {
  const { part } = Route.useLoaderDeps()
  const Page = (part && parts[part]?.page) ?? Profile
  return <Page />
}
