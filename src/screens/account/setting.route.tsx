import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { words } from '#src/app/words.ts'
import { late } from '#src/ui/late.tsx'

const FactorPage = late(
  () => import('../factor/factor-page.tsx'),
  (module) => module.FactorPage,
)

export const Route = createFileRoute('/pages/users/setting')({
  staticData: { access: 'member', title: msg`Account` },
  loader: words('factor'),
  validateSearch: ({ part }: { part?: string }) => ({ part }),
  component: FactorPage,
})
