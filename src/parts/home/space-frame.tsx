import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Mark } from '#src/ui/mark.tsx'
import { Page } from '#src/ui/page.tsx'
import { SpaceSwitch } from '#src/ui/space-switch.tsx'
import { Tag } from '#src/ui/surface.tsx'
import type { Space } from '#src/ui/tab-bar.tsx'

const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '2' },
})
const Name = chakra('h1', { base: { display: 'grid', justifyItems: 'start' } })

interface SpaceFrameProps {
  space: Space
  demo?: boolean
  head?: ReactNode
  refreshing?: boolean | undefined
  onRefresh?: (() => void) | undefined
  actions: ReactNode
  children: ReactNode
}

export function SpaceFrame({ space, demo = false, refreshing = false, onRefresh, ...rest }: SpaceFrameProps) {
  const mark = (
    <Head>
      <Name>
        <Mark />
        {demo && (
          <Tag tone="warn">
            <Trans>Demo data</Trans>
          </Tag>
        )}
      </Name>
      <SpaceSwitch here={space} />
    </Head>
  )
  return <Page mark={mark} refreshing={refreshing} onRefresh={onRefresh} {...rest} />
}
