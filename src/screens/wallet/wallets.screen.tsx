import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { MoneyInfo } from '#contract/account.ts'
import { decimalOf } from '#contract/money.ts'
import { CURRENCY_OF, ACCOUNTS, type AccountName } from '#contract/quote.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { heldOf, worthOfPart } from '#machines/wallet/worth.rules.ts'
import type { Unit } from '#src/lib/format.ts'
import { usePanels } from '#src/lib/panels.ts'
import type { Built } from '#src/lib/places.ts'
import { screen } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { ACCOUNT_FACES } from '#src/parts/wallet/account-faces.ts'
import { WALLETS } from '#src/parts/wallet/account-row.tsx'
import { ACCOUNT_WORDS } from '#src/parts/wallet/names.ts'
import { ProofRow } from '#src/parts/wallet/proof-row.tsx'
import { card } from '#src/theme/recipes/surface.ts'
import { Curtain, EyeButton } from '#src/ui/eye.tsx'
import { followViews, type Around } from '#src/ui/follow-views.tsx'
import { HeldAmount, isSome, Worth } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Place } from '#src/ui/place.tsx'
import { Line } from '#src/ui/surface.tsx'
import { Tile } from '#src/ui/tile.tsx'
import { Figure, Note, Strong } from '#src/ui/text.tsx'
import { Total } from '#src/ui/total.tsx'
import { ACCOUNT_LINES } from './account-lines.ts'
import { MoneyPage } from './money-page.tsx'

export const walletsFlow = followFlow<MoneyInfo>('money')

const Grid = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))', gap: '3' },
})
const Door = chakra(Place, {
  base: { ...card.base, gap: '2', padding: '4', color: 'ink', _hover: { bg: 'sunken' } },
})

interface WalletProps extends ComponentProps<typeof Tile> {
  to: Built
  name: ReactNode
  line: ReactNode
  value: string
  unit: Unit
  under?: ReactNode
}

const Wallet = ({ to, name, line, value, unit, under, ...face }: WalletProps) => (
  <Door to={to}>
    <Line as="span">
      <Line as="span" at="start">
        <Tile {...face} />
        <Strong>{name}</Strong>
      </Line>
      <Figure as="span" size="title" marginInlineStart="auto">
        <Money value={value} unit={unit} big brief />
      </Figure>
    </Line>
    <Note as="span">{line}</Note>
    {under && (
      <Note as="span" tone="ink">
        {under}
      </Note>
    )}
  </Door>
)

const sayWorth = (money: MoneyInfo, account: 'coin' | 'usdt') => decimalOf(worthOfPart(money, account), 'EUR')

function underOf(account: AccountName, money: MoneyInfo): ReactNode {
  const held = heldOf(money, account)
  if (account !== 'coin' && account !== 'usdt')
    return isSome(held) && <HeldAmount value={held} unit={CURRENCY_OF[account]} />
  if (!isSome(held)) return isSome(money[account]) && <Worth of={sayWorth(money, account)} />
  return (
    <Trans comment="What is held of it, and what all of it is worth with that">
      <Money value={held} unit={CURRENCY_OF[account]} brief /> held, all worth{' '}
      <Money value={sayWorth(money, account)} unit="EUR" />
    </Trans>
  )
}

function Frame({ children, onRefresh, ...page }: Around) {
  const { refresh } = usePanels()
  const all = onRefresh && (() => [onRefresh(), refresh()])
  return (
    <MoneyPage title={<Trans>Wallets</Trans>} eye={<EyeButton />} onRefresh={all} {...page}>
      <Curtain>{children}</Curtain>
    </MoneyPage>
  )
}

const Beside = () => usePanels().shown

function Shown({ item: money }: { item: MoneyInfo }) {
  const { i18n } = useLingui()
  return (
    <>
      <Total size="hero" words={<Trans>Total in EUR</Trans>} under={<Trans>At today’s prices, without points.</Trans>}>
        <MovingAmount value={money.total} unit="EUR" big />
      </Total>
      <Grid>
        {ACCOUNTS.map((account) => (
          <Wallet
            key={account}
            to={WALLETS[account]}
            {...ACCOUNT_FACES[account]}
            name={i18n._(ACCOUNT_WORDS[account])}
            line={i18n._(ACCOUNT_LINES[account])}
            value={String(money[account])}
            unit={CURRENCY_OF[account]}
            under={underOf(account, money)}
          />
        ))}
        {isSome(money.margin) && (
          <Wallet
            to="/pages/user/user1"
            icon={ShieldCheck}
            group="money"
            name={<Trans>Security deposit</Trans>}
            line={<Trans>Held while you buy as a merchant. Returned after you leave.</Trans>}
            value={money.margin}
            unit="EUR"
          />
        )}
      </Grid>
      <Beside />
      <Onward from="/pages/wallets/wallets" />
      <ProofRow />
    </>
  )
}

export const WalletsScreen = screen(
  walletsFlow,
  followViews<MoneyInfo>({ Frame, outline: { figure: true, rows: 6 }, Shown }),
)
