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
  Scale,
  ShieldCheck,
  WalletCards,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Blocker, BlockerCode } from '#contract/cancellation.ts'
import { Icon } from '#src/ui/icon.tsx'
import { IfBuilt } from '#src/ui/place.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Heading } from '#src/ui/text.tsx'

const FACES: Record<BlockerCode, readonly [LucideIcon, () => ReactNode]> = {
  balance: [WalletCards, () => <Trans>Withdraw your money</Trans>],
  trade: [Clock, () => <Trans>Finish your orders</Trans>],
  dispute: [Scale, () => <Trans>End the dispute</Trans>],
  recharge: [ArrowDownToLine, () => <Trans>Finish or cancel your recharge</Trans>],
  withdrawal: [ArrowUpFromLine, () => <Trans>Wait for your withdrawal</Trans>],
  plan: [Layers, () => <Trans>Let your plans end</Trans>],
  shop_order: [Package, () => <Trans>Receive your order</Trans>],
  margin: [ShieldCheck, () => <Trans>Stop being a merchant</Trans>],
  hold: [PauseCircle, () => <Trans>Wait until your money is free</Trans>],
  debt: [HandCoins, () => <Trans>Pay back what is owed</Trans>],
}

const COINS = [Coins, () => <Trans>Sell your coins</Trans>] as const
const faceOf = ({ code, link }: Blocker) =>
  code === 'balance' && link === '/pages/transaction/index' ? COINS : FACES[code]

export const BlockerRows = ({ of: blockers }: { of: readonly Blocker[] }) => (
  <Rows>
    {blockers.map((blocker) => {
      const [icon, title] = faceOf(blocker)
      const { link, text } = blocker
      const inside = { icon, label: title(), note: text }
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
  [['hold', 'debt'], () => <Trans>Nothing held, nothing owed</Trans>],
]
const List = chakra('ul', { base: { listStyle: 'none', padding: '0', display: 'grid', gap: '2', marginTop: '2' } })
const Line = chakra('li', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'flex-start',
    textStyle: 'note',
    color: 'ink2',
    '& > :first-of-type': { color: 'good' },
    '& > :last-child': { minWidth: '0', overflowWrap: 'anywhere' },
  },
})

export function ClearedRows({ of: blockers }: { of: readonly Blocker[] }) {
  const cleared = CLEARED.filter(([codes]) => !blockers.some(({ code }) => codes.includes(code)))
  if (cleared.length === 0) return null
  return (
    <section>
      <Heading as="h3" look="label" marginTop="2">
        <Trans>Already done</Trans>
      </Heading>
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
    </section>
  )
}
