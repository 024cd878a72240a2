import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { measured } from '#src/lib/measured.ts'
import { deep, waves } from '#src/theme/recipes/surface.ts'
import { usePlaces } from '#src/lib/places.ts'
import { Icon, IconButton } from './icon.tsx'

const Column = chakra('div', {
  base: {
    minHeight: 'calc(100dvh - var(--tabs, 0px))',
    maxWidth: 'phone',
    marginInline: 'auto',
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    overflowX: 'clip',
    bg: 'paper',
    color: 'ink',
  },
})

const Header = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    minHeight: '60px',
    paddingInline: '4',
    paddingTop: 'calc(8px + env(safe-area-inset-top))',
    paddingBottom: '2',
  },
  variants: {
    floats: {
      true: {
        position: 'absolute',
        insetInline: '0',
        zIndex: 'bar',
        paddingInline: '5',
        pointerEvents: 'none',
        '& > div': { gap: '2' },
        '& button, & a': { bg: 'surface', pointerEvents: 'auto' },
      },
    },
  },
})

const Body = chakra('main', {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    paddingInline: '4',
    paddingBottom: '8',
    '& > *': { flex: 'none' },
    outline: 'none',
  },
})

const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 'max(var(--kb, 0px), var(--tabs, 0px))',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2.5',
    paddingInline: '4',
    paddingTop: '3',
    paddingBottom: 'calc(16px + env(safe-area-inset-bottom))',
    bg: 'paper',
    zIndex: 'bar',
    '&:empty': { display: 'none' },
    // What scrolls under it fades instead of ending at a line.
    _before: {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      bottom: '100%',
      height: '5',
      pointerEvents: 'none',
      backgroundImage: 'linear-gradient(to top, var(--q-colors-paper), transparent)',
    },
  },
})

const Deep = chakra('div', { base: { ...deep, flex: 'none' } })
const Head = chakra('div', { base: { paddingInline: '4', paddingBottom: '8' } })
/** Three waves: the line of the mark, as wide as the page. */
const Waves = chakra('span', {
  base: {
    position: 'absolute',
    // Within the round corners.
    insetInline: '2.5',
    bottom: '2',
    height: '24px',
    opacity: '.7',
    pointerEvents: 'none',
    ...waves('deep-raised'),
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

const Title = chakra('h1', {
  base: { textStyle: 'title', flex: '1', maxWidth: 'full' },
  variants: { root: { true: { textStyle: 'display' } } },
})

const Actions = chakra('div', { base: { display: 'flex', marginInlineStart: 'auto', marginInlineEnd: '-3' } })

export interface PageProps {
  title?: ReactNode
  mark?: ReactNode
  back?: boolean | (() => void)
  actions?: ReactNode
  foot?: ReactNode
  /** What stands with the bar on the brand's own ground. */
  head?: ReactNode
  /** Whether the bar lies over what the page begins with, such as a cover. */
  floats?: boolean
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
  head,
  floats = false,
  refreshing = false,
  onRefresh = false,
  children,
}: PageProps) {
  const bar = (
    <Header floats={floats}>
      {back !== false && <Back onBack={typeof back === 'function' ? back : undefined} />}
      {mark && <chakra.div flex="1">{mark}</chakra.div>}
      {title && <Title root={back === false}>{title}</Title>}
      {(actions || onRefresh) && (
        <Actions>
          {onRefresh && <RefreshButton onRefresh={onRefresh} />}
          {actions}
        </Actions>
      )}
    </Header>
  )
  return (
    <Column>
      {refreshing && <RefreshThread />}
      {head ? (
        <Deep>
          {bar}
          <Head>{head}</Head>
          <Waves aria-hidden />
        </Deep>
      ) : (
        bar
      )}
      <Body id="content" tabIndex={-1} {...(head && { paddingTop: '3' })}>
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
