import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { ExportPage } from '../cancellation/export-page.tsx'

export const Route = createFileRoute('/pages/users/setting')({
  staticData: { access: 'member', title: msg`Account` },
  validateSearch: ({ part }: { part?: string }) => ({ part }),
  loader: words('export', 'account'),
  component: ExportPage,
})
