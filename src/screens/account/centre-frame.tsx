import { Trans, useLingui } from '@lingui/react/macro'
import { Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { IconPlace } from '#src/ui/place.tsx'

export function CentreFrame({
  refreshing = false,
  onRefresh,
  children,
}: {
  refreshing?: boolean
  onRefresh?: () => void
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <Page
      title={<Trans>My</Trans>}
      refreshing={refreshing}
      onRefresh={onRefresh}
      actions={
        <IconPlace to="/pages/my/setting" aria-label={t`Settings`}>
          <Icon of={Settings} />
        </IconPlace>
      }
    >
      {children}
    </Page>
  )
}
