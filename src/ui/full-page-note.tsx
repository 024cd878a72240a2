import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CloudOff, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Trouble } from '#machines/lib/trouble.ts'
import { useOnceOnline } from '#src/lib/online.ts'
import { waves } from '#src/theme/recipes/surface.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { Card } from './surface.tsx'
import { Heading } from './text.tsx'
import { TroubleText } from './trouble-text.tsx'

const Frame = chakra(Card, {
  base: {
    alignContent: 'start',
    justifyItems: 'start',
    gap: '2',
    padding: '4',
    '& > :last-child:is(button, a)': { width: 'full', marginTop: '2' },
  },
})
const Scene = chakra('span', {
  base: {
    width: 'full',
    height: '32',
    display: 'grid',
    placeItems: 'center',
    marginBottom: '2',
    borderRadius: 'control',
    bg: 'paper',
    color: 'accent',
    position: 'relative',
    overflow: 'hidden',
    _before: { content: '""', position: 'absolute', insetInline: '0', bottom: '2', height: '24px', ...waves('soft') },
    '& > span': { position: 'relative' },
  },
})
const Words = chakra('div', {
  base: {
    maxWidth: 'full',
    color: 'ink2',
    '& > * + *': { marginTop: '2' },
    '& > [role=alert]': { marginTop: '3' },
  },
})

export function FullPageNote({
  icon,
  title,
  children,
  action,
}: {
  icon: LucideIcon
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <Frame>
      <Scene>
        <Icon of={icon} size={40} />
      </Scene>
      <Heading look="title">{title}</Heading>
      {children && <Words>{children}</Words>}
      {action}
    </Frame>
  )
}

export function Unreachable({ because, onRetry }: { because?: Trouble; onRetry: () => void }) {
  useOnceOnline(onRetry)
  return (
    <FullPageNote
      icon={CloudOff}
      title={<Trans>This did not load</Trans>}
      action={
        <Button kind="quiet" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <TroubleText of={because} loads />
    </FullPageNote>
  )
}
