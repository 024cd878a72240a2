import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Coins } from 'lucide-react'
import type { Home } from '#contract/home.ts'
import { Amount } from '#src/ui/amount.tsx'
import { Cell, Cells } from '#src/ui/cells.tsx'
import { Curtain, EyeButton } from '#src/ui/eye.tsx'
import { CoinsUnder } from '#src/ui/held.tsx'
import { UnitMark } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Total } from '#src/ui/total.tsx'
import { Ways } from '#src/ui/ways.tsx'

type Owned = NonNullable<Home['money']>

const EMPTY = '\u00a0'

/** What one has, and the four ways it goes: on the brand's own ground. */
export const OwnedHead = ({ money: { coin, worth, held } }: { money: Owned }) => (
  <Curtain>
    <Total
      size="hero"
      words={<Trans>Available</Trans>}
      under={<CoinsUnder worth={worth} held={held} />}
      beside={<EyeButton />}
    >
      <MovingAmount value={coin} unit="COIN" big brief /> <UnitMark value={coin} unit="COIN" />
    </Total>
    <OwnedWays />
  </Curtain>
)

export const Accounts = ({ money: { balance, eur, usdt } }: { money: Owned }) => (
  <Curtain>
    <Cells>
      <Cell value={<Amount value={balance} unit="EUR" />}>
        <Trans>Balance</Trans>
      </Cell>
      <Cell value={<Amount value={eur} unit="EUR" />}>
        <Trans>EUR account</Trans>
      </Cell>
      <Cell
        value={
          <>
            <Amount value={usdt} unit="USDT" brief /> <UnitMark value={usdt} unit="USDT" />
          </>
        }
      >
        <Trans>USDT account</Trans>
      </Cell>
    </Cells>
  </Curtain>
)

export const OwnedToCome = () => (
  <>
    <Total size="hero" words={<Trans>Available</Trans>} under={EMPTY}>
      {EMPTY}
    </Total>
    <OwnedWays />
  </>
)

function OwnedWays() {
  const { t } = useLingui()
  return (
    <Ways
      label={t`What you can do`}
      ways={[
        {
          to: '/pages/transaction/index',
          icon: Coins,
          words: <Trans comment="Button: sell coins, max=14">Sell</Trans>,
        },
        { to: '/pages/my/recharge', icon: ArrowDownToLine, words: <Trans>Recharge</Trans> },
        { to: '/pages/my/withdraw', icon: ArrowUpFromLine, words: <Trans>Withdraw</Trans> },
        { to: '/pages/users/transfer', icon: ArrowLeftRight, words: <Trans>Transfer</Trans> },
      ]}
    />
  )
}
