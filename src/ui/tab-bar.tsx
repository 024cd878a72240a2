import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeftRight, Bot, House, LayoutGrid, List, User, type LucideIcon } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import { bare, usePlaces, type Built } from '#src/lib/places.ts'
import { Icon } from './icon.tsx'
import { IfBuilt, Place } from './place.tsx'

export type Space = 'trade' | 'mall'

interface Tab {
  to: Address
  icon: LucideIcon
  words: () => ReactNode
}

export const TABS: Record<Space, readonly Tab[]> = {
  trade: [
    { to: '/pages/index/new_index', icon: House, words: () => <Trans comment="Tab, max=14">Home</Trans> },
    {
      to: '/pages/transaction/index',
      icon: ArrowLeftRight,
      words: () => <Trans comment="Tab, max=14">Transaction</Trans>,
    },
    { to: '/pages/orders/index', icon: List, words: () => <Trans comment="Tab, max=14">Order</Trans> },
    { to: '/pages/my/index', icon: User, words: () => <Trans comment="Tab, max=14">My</Trans> },
  ],
  mall: [
    { to: '/pages/index/index', icon: House, words: () => <Trans comment="Tab, max=14">Home</Trans> },
    { to: '/pages/ai/ai_robot_list', icon: Bot, words: () => <Trans comment="Tab, max=14">Robots</Trans> },
    { to: '/pages/ai/ai_robot', icon: LayoutGrid, words: () => <Trans comment="Tab, max=14">Projects</Trans> },
    { to: '/pages/user/user', icon: User, words: () => <Trans comment="Tab, max=14">Mine</Trans> },
  ],
}

const Bar = chakra('nav', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    maxWidth: 'phone',
    width: 'full',
    marginInline: 'auto',
    paddingInline: '1',
    bg: 'surface',
    boxShadow: '0 -1px var(--q-colors-line)',
    paddingBottom: 'env(safe-area-inset-bottom)',
    // While somebody types there is no room for it.
    '[data-keyboard] &': { display: 'none' },
  },
})

const look = {
  // Never narrower than its word; where four do not fit they stand two by two.
  flex: '1 1 clamp(0px, (11rem - 100%) * 999, 40%)',
  maxWidth: 'full',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '0.5',
  minHeight: '60px',
  paddingBlock: '1.5',
  paddingInline: '0.5',
  hyphens: 'auto',
  textStyle: 'tiny',
  color: 'ink2',
  textAlign: 'center',
  '& > span': { width: 'min(56px, 100%)', height: '8', borderRadius: 'full' },
  '&[aria-current=page]': { color: 'ink', fontWeight: '700' },
  '&[aria-current=page] > span': { bg: 'sunken' },
} as const

const TabPlace = chakra(Place, { base: look })
const TabShut = chakra('span', { base: { ...look, opacity: '.62' } })

function toTop(press: MouseEvent) {
  press.preventDefault()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}

/** Its words may wrap: what stands above it asks how tall it is. */
function measured(bar: HTMLElement) {
  const { style } = document.documentElement
  const watching = new ResizeObserver(() => style.setProperty('--tabs', `${bar.offsetHeight}px`))
  watching.observe(bar)
  return () => {
    watching.disconnect()
    style.removeProperty('--tabs')
  }
}

interface Shown {
  space: Space
  last?(tab: Built): Built
}

const same = (tab: Built) => tab

export function TabBar({ space, last = same }: Shown) {
  const { t } = useLingui()
  const { current } = usePlaces()
  const here = bare(current)
  return (
    <Bar ref={measured} aria-label={t`Main`}>
      {TABS[space].map(({ to, icon, words }) => (
        <IfBuilt
          key={to}
          to={to}
          otherwise={
            <TabShut aria-disabled="true" role="link">
              <Icon of={icon} size={24} />
              {words()}
            </TabShut>
          }
        >
          {(there) => (
            <TabPlace to={last(there)} {...(here === to && { 'aria-current': 'page', onClick: toTop })}>
              <Icon of={icon} size={24} />
              {words()}
            </TabPlace>
          )}
        </IfBuilt>
      ))}
    </Bar>
  )
}
