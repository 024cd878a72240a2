import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine } from 'lucide-react'
import type { Home } from '#contract/home.ts'
import { Amount } from '#src/ui/amount.tsx'
import { Cell, Cells } from '#src/ui/cells.tsx'
import { Curtain, EyeButton } from '#src/ui/eye.tsx'
import { CoinsUnder, isSome } from '#src/ui/held.tsx'
import { UnitMark } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Total } from '#src/ui/total.tsx'
import { Ways } from '#src/ui/ways.tsx'

type Owned = NonNullable<Home['money']>

const EMPTY = '\u00a0'

const OfDemo = chakra('p', { base: { textStyle: 'note', color: 'ink2', marginTop: '1' } })

export function Owned({ money: { coin, worth, held, balance, eur, usdt }, demo }: { money: Owned; demo: boolean }) {
  return (
    <Curtain>
      <Total
        words={<Trans>Available</Trans>}
        under={<CoinsUnder worth={worth} held={held} />}
        beside={<EyeButton />}
        parts={isSome(held) ? [coin, held] : undefined}
      >
        <MovingAmount value={coin} unit="COIN" /> <UnitMark value={coin} unit="COIN" />
      </Total>
      {demo && isSome(coin) && (
        <OfDemo>
          <Trans>These are demo coins. They have no value outside this demo.</Trans>
        </OfDemo>
      )}
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
              <Amount value={usdt} unit="USDT" /> <UnitMark value={usdt} unit="USDT" />
            </>
          }
        >
          <Trans>USDT account</Trans>
        </Cell>
      </Cells>
    </Curtain>
  )
}

export const OwnedToCome = () => (
  <Total words={<Trans>Available</Trans>} under={EMPTY}>
    {EMPTY}
  </Total>
)

export function OwnedWays() {
  const { t } = useLingui()
  return (
    <Ways
      label={t`What you can do`}
      ways={[
        { to: '/pages/my/recharge', icon: ArrowDownToLine, words: <Trans>Recharge</Trans> },
        { to: '/pages/my/withdraw', icon: ArrowUpFromLine, words: <Trans>Withdraw</Trans> },
        { to: '/pages/users/transfer', icon: ArrowLeftRight, words: <Trans>Transfer</Trans> },
      ]}
    />
  )
}
