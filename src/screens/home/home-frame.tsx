import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { Mark } from '#src/ui/mark.tsx'
import { Page } from '#src/ui/page.tsx'
import { IconPlace } from '#src/ui/place.tsx'
import { Bell } from '../notice/bell.tsx'

const Tag = chakra('span', {
  base: {
    textStyle: 'tiny',
    fontWeight: '600',
    color: 'warn',
    bg: 'warnSoft',
    borderRadius: 'full',
    paddingInline: '2.5',
    paddingBlock: '0.5',
  },
})
const Heading = chakra('h1', { base: { display: 'flex', alignItems: 'center', gap: '2.5', flexWrap: 'wrap' } })

interface HomeFrameProps {
  member: boolean
  demo?: boolean
  refreshing?: boolean
  onRefresh?: () => void
  children: ReactNode
}

export function HomeFrame({ member, demo = false, refreshing = false, onRefresh, children }: HomeFrameProps) {
  const { t } = useLingui()
  const heading = (
    <Heading>
      <Mark />
      {demo && (
        <Tag>
          <Trans>Demo data</Trans>
        </Tag>
      )}
    </Heading>
  )
  return (
    <Page
      mark={heading}
      refreshing={refreshing}
      onRefresh={onRefresh}
      actions={
        <>
          <IconPlace to="/pages/my/lang" aria-label={t`Language`}>
            <Icon of={Globe} />
          </IconPlace>
          {member && <Bell />}
        </>
      }
    >
      {children}
    </Page>
  )
}
