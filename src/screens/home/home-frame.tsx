import { useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import { SpaceFrame } from '#src/parts/home/space-frame.tsx'
import { Bell } from '#src/parts/notice/bell.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { IconPlace } from '#src/ui/place.tsx'

interface HomeFrameProps {
  member: boolean
  demo?: boolean
  head?: ReactNode
  refreshing?: boolean
  children: ReactNode
}

export const HomeFrame = ({ member, ...frame }: HomeFrameProps) => (
  <SpaceFrame space="trade" actions={member ? <Bell /> : <Languages />} {...frame} />
)

function Languages() {
  const { t } = useLingui()
  return (
    <IconPlace to="/pages/my/lang" aria-label={t`Language`}>
      <Icon of={Globe} />
    </IconPlace>
  )
}
