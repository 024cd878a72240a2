import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { DevicesPage } from '../device/devices-page.tsx'

export const Route = createFileRoute('/pages/users/setting')({
  staticData: { access: 'member', title: msg`Devices` },
  loader: words('device'),
  validateSearch: ({ part }: { part?: string }) => ({ part }),
  component: DevicesPage,
})
