import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CloudOff, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Trouble } from '#machines/lib/trouble.ts'
import { useOnceOnline } from '#src/lib/online.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { TroubleText } from './trouble-text.tsx'

const Frame = chakra('section', {
  base: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    justifyItems: 'start',
    gap: '2',
    paddingBlock: '10',
    maxWidth: '22rem',
    '&:not(:last-child)': { flex: 'none', paddingTop: '6', paddingBottom: '2' },
  },
})
const Badge = chakra('span', {
  base: { color: 'accent', bg: 'soft', borderRadius: 'sheet', padding: '4', marginBottom: '3' },
})
const Heading = chakra('h2', { base: { textStyle: 'title', overflowWrap: 'anywhere' } })
const Words = chakra('div', {
  base: {
    color: 'ink2',
    marginBottom: '4',
    overflowWrap: 'anywhere',
    '& *': { overflowWrap: 'anywhere' },
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
      <Badge>
        <Icon of={icon} size={28} />
      </Badge>
      <Heading>{title}</Heading>
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
      <TroubleText of={because} />
    </FullPageNote>
  )
}
