import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Home } from '#contract/home.ts'
import type { Built } from '#src/lib/places.ts'
import { Place } from '#src/ui/place.tsx'
import { Note, Strong } from '#src/ui/text.tsx'

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    gap: '3',
  },
})
const box = {
  display: 'grid',
  gap: '0.5',
  alignContent: 'start',
  minHeight: '16',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: '0',
  hyphens: 'auto',
  padding: '4',
  borderRadius: 'card',
  bg: 'surface',
} as const
const Door = chakra(Place, { base: { ...box, _hover: { bg: 'sunken' } } })

export function Entries({ visitor }: { visitor: Home['visitor'] }) {
  return (
    <Pair>
      <Entry to={visitor === 'anonymous' ? '/pages/login/login' : '/pages/my/index'} name={<Trans>Member</Trans>}>
        <Trans>Orders, wallets, security</Trans>
      </Entry>
      <Entry to={visitor === 'merchant' ? '/pages/user/user1' : '/pages/login/shop'} name={<Trans>Merchant</Trans>}>
        <Trans>Buy coins, post a price</Trans>
      </Entry>
    </Pair>
  )
}

const Entry = ({ to, name, children }: { to: Built; name: ReactNode; children: ReactNode }) => (
  <Door to={to}>
    <Strong>{name}</Strong>
    <Note as="span">{children}</Note>
  </Door>
)
