import { useLingui } from '@lingui/react/macro'
import { Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Around } from '#src/ui/follow-views.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { IconPlace } from '#src/ui/place.tsx'

interface CentreFrameProps extends Around {
  title: ReactNode
  back?: boolean
}

export function CentreFrame({ refreshing = false, ...page }: CentreFrameProps) {
  const { t } = useLingui()
  return (
    <Page
      {...page}
      refreshing={refreshing}
      actions={
        <IconPlace to="/pages/my/setting" aria-label={t`Settings`}>
          <Icon of={Settings} />
        </IconPlace>
      }
    />
  )
}
