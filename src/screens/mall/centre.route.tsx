import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { centrePage } from '#src/parts/account/centre-page.ts'
import { MineScreen } from './centre.screen.tsx'

export const Route = createFileRoute('/pages/user/user')({
  staticData: { access: 'optional', title: msg`Mine`, tabs: 'mall' },
  loader: words('mall', 'account', 'wallet'),
  component: centrePage(MineScreen),
})
