import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Mark } from '#src/ui/mark.tsx'
import { Page } from '#src/ui/page.tsx'
import { SpaceSwitch } from '#src/ui/space-switch.tsx'
import type { Space } from '#src/ui/tab-bar.tsx'
import { DemoMark } from './demo-mark.tsx'

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' } as const
const Head = chakra('div', { base: { ...line, rowGap: '3', justifyContent: 'space-between' } })
const below = (width: string) => ({
  '& > h1 > span': { [`@media (max-width: ${width})`]: { fontSize: '0', gap: '0' } },
})
/** On narrow phones the sign stands alone; its word is read, and not seen. */
const Name = chakra('div', {
  base: { ...line, ...below('359px') },
  variants: { tight: { true: below('409px') } },
})

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
      <Name tight={demo && onRefresh !== undefined}>
        <h1>
          <Mark />
        </h1>
        {demo && <DemoMark />}
      </Name>
      <SpaceSwitch here={space} />
    </Head>
  )
  return <Page mark={mark} refreshing={refreshing} onRefresh={onRefresh} {...rest} />
}
