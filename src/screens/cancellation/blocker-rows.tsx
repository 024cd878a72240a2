import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  CircleCheck,
  Clock,
  Coins,
  HandCoins,
  Layers,
  type LucideIcon,
  Package,
  PauseCircle,
  Repeat,
  Scale,
  ShieldCheck,
  WalletCards,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Blocker, BlockerCode } from '#contract/cancellation.ts'
import { card } from '#src/theme/recipes/surface.ts'
import { Icon } from '#src/ui/icon.tsx'
import { IfBuilt } from '#src/ui/place.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import type { Group } from '#src/ui/tile.tsx'

const FACES: Record<BlockerCode, readonly [LucideIcon, Group, () => ReactNode]> = {
  balance: [WalletCards, 'money', () => <Trans>Withdraw your money</Trans>],
  trade: [Clock, 'money', () => <Trans>Finish your orders</Trans>],
  dispute: [Scale, 'plain', () => <Trans>End the dispute</Trans>],
  recharge: [ArrowDownToLine, 'money', () => <Trans>Finish or cancel your recharge</Trans>],
  withdrawal: [ArrowUpFromLine, 'money', () => <Trans>Wait for your withdrawal</Trans>],
  plan: [Layers, 'invest', () => <Trans>Let your plans end</Trans>],
  shop_order: [Package, 'shop', () => <Trans>Receive your order</Trans>],
  margin: [ShieldCheck, 'money', () => <Trans>Stop being a merchant</Trans>],
  hold: [PauseCircle, 'money', () => <Trans>Wait until your money is free</Trans>],
  debt: [HandCoins, 'money', () => <Trans>Pay back what is owed</Trans>],
}

const COINS = [Coins, 'money', () => <Trans>Sell your coins</Trans>] as const
const JOINING = [Repeat, 'money', () => <Trans>Convert to your balance, then withdraw</Trans>] as const

function faceOf({ code, link }: Blocker) {
  if (code !== 'balance') return FACES[code]
  if (link.startsWith('/pages/wallets/to_money')) return JOINING
  return link === '/pages/transaction/index' ? COINS : FACES.balance
}

export const BlockerRows = ({ of: blockers }: { of: readonly Blocker[] }) => (
  <Rows>
    {blockers.map((blocker) => {
      const [icon, group, title] = faceOf(blocker)
      const { link, text } = blocker
      const inside = { icon, group, label: title(), note: text }
      return (
        <IfBuilt key={`${blocker.code} ${link}`} to={link} otherwise={<Row {...inside} />}>
          <PlaceRow to={link} {...inside} />
        </IfBuilt>
      )
    })}
  </Rows>
)

const CLEARED: readonly (readonly [readonly BlockerCode[], () => ReactNode])[] = [
  [['balance'], () => <Trans>No money to pay out</Trans>],
  [['trade', 'dispute'], () => <Trans>No open order, no dispute</Trans>],
  [['recharge'], () => <Trans>No open recharge</Trans>],
  [['withdrawal'], () => <Trans>No open withdrawal</Trans>],
  [['margin'], () => <Trans>No security deposit as a merchant</Trans>],
  [
    ['hold', 'debt', 'trade', 'dispute', 'withdrawal', 'plan', 'margin'],
    () => <Trans>Nothing held, nothing owed</Trans>,
  ],
]
const List = chakra('ul', { base: { ...card.base, listStyle: 'none', gap: '2', padding: '4' } })
const Line = chakra('li', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'flex-start',
    textStyle: 'note',
    color: 'ink2',
    '& > :first-of-type': { color: 'good' },
    '& > :last-child': { minWidth: '0' },
  },
})

export function ClearedRows({ of: blockers }: { of: readonly Blocker[] }) {
  const cleared = CLEARED.filter(([codes]) => !blockers.some(({ code }) => codes.includes(code)))
  if (cleared.length === 0) return null
  return (
    <Section look="group" level={3} title={<Trans>Already done</Trans>}>
      <List>
        {cleared.map(([codes, words]) => (
          <Line key={codes[0]}>
            <span>
              <Icon of={CircleCheck} size={18} />
            </span>
            <span>{words()}</span>
          </Line>
        ))}
      </List>
    </Section>
  )
}
