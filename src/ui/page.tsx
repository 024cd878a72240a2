import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { measured } from '#src/lib/measured.ts'
import { usePlaces } from '#src/lib/places.ts'
import { Icon, IconButton } from './icon.tsx'

const Column = chakra('div', {
  base: {
    minHeight: 'calc(100dvh - var(--tabs, 0px))',
    maxWidth: 'phone',
    marginInline: 'auto',
    display: 'flex',
    flexDirection: 'column',
    overflowX: 'clip',
    bg: 'paper',
    color: 'ink',
  },
})

const Header = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '14',
    paddingInline: '4',
    paddingTop: 'env(safe-area-inset-top)',
  },
})

const Body = chakra('main', {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    paddingInline: '4',
    paddingBottom: '8',
    outline: 'none',
  },
})

const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 'max(var(--kb, 0px), var(--tabs, 0px))',
    display: 'grid',
    gap: '2.5',
    paddingInline: '4',
    paddingTop: '3',
    paddingBottom: 'calc(16px + env(safe-area-inset-bottom))',
    borderTopWidth: '1px',
    borderColor: 'line',
    bg: 'paper',
    zIndex: 'bar',
  },
})

const Thread = chakra('div', {
  base: {
    position: 'fixed',
    insetBlockStart: '0',
    insetInline: '0',
    height: '2px',
    overflow: 'hidden',
    zIndex: 'bar',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      width: '40%',
      bg: 'accent',
      animation: 'sweep 1.2s ease-in-out infinite',
    },
  },
})

const Title = chakra('h1', { base: { textStyle: 'title', flex: '1', minWidth: '0', overflowWrap: 'anywhere' } })

const Actions = chakra('div', { base: { display: 'flex', marginInlineEnd: '-3' } })

export interface PageProps {
  title?: ReactNode
  mark?: ReactNode
  back?: boolean | (() => void)
  actions?: ReactNode
  foot?: ReactNode
  refreshing?: boolean
  onRefresh?: (() => void) | false
  children: ReactNode
}

const asFoot = measured('--foot')

export function Page({
  title,
  mark,
  back = false,
  actions,
  foot,
  refreshing = false,
  onRefresh = false,
  children,
}: PageProps) {
  return (
    <Column>
      {refreshing && <RefreshThread />}
      <Header>
        {back !== false && <Back onBack={typeof back === 'function' ? back : undefined} />}
        {mark && <chakra.div flex="1">{mark}</chakra.div>}
        {title && <Title>{title}</Title>}
        {(actions || onRefresh) && (
          <Actions>
            {onRefresh && <RefreshButton onRefresh={onRefresh} />}
            {actions}
          </Actions>
        )}
      </Header>
      <Body id="content" tabIndex={-1}>
        {children}
      </Body>
      {foot && <Foot ref={asFoot}>{foot}</Foot>}
    </Column>
  )
}

export function RefreshThread() {
  const { t } = useLingui()
  return <Thread role="progressbar" aria-label={t`Loading`} />
}

function Back({ onBack }: { onBack?: () => void }) {
  const { t } = useLingui()
  const places = usePlaces()
  return (
    <IconButton aria-label={t`Back`} onClick={onBack ?? places.back} marginInlineStart="-3">
      <Icon of={ChevronLeft} size={26} mirrors />
    </IconButton>
  )
}

export function RefreshButton({ onRefresh }: { onRefresh: () => void }) {
  const { t } = useLingui()
  return (
    <IconButton aria-label={t`Refresh`} onClick={onRefresh}>
      <Icon of={RotateCw} size={20} />
    </IconButton>
  )
}
