import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon, IconButton } from '#src/ui/icon.tsx'
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
      actions={
        <chakra.div display="flex" marginInlineEnd="-3">
          {onRefresh && (
            <IconButton aria-label={t`Refresh`} onClick={onRefresh}>
              <Icon of={RotateCw} size={20} />
            </IconButton>
          )}
          <IconPlace to="/pages/my/setting" aria-label={t`Settings`}>
            <Icon of={Settings} />
          </IconPlace>
        </chakra.div>
      }
    >
      {children}
    </Page>
  )
}
