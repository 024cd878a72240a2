import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { centrePage } from '#src/parts/account/centre-page.ts'
import { CentreScreen } from './centre.screen.tsx'

export const Route = createFileRoute('/pages/my/index')({
  staticData: { access: 'optional', title: msg`My`, tabs: 'trade' },
  loader: words('account', 'wallet'),
  component: centrePage(CentreScreen),
})
