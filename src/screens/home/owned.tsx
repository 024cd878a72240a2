import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Coins } from 'lucide-react'
import type { Home } from '#contract/home.ts'
import { priceText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Curtain, EyeButton } from '#src/ui/eye.tsx'
import { HeldAmount, isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Total } from '#src/ui/total.tsx'
import { Ways } from '#src/ui/ways.tsx'

type Owned = NonNullable<Home['money']>

const EMPTY = '\u00a0'

/** What all of it is worth, and the four ways it goes: on the brand's own ground. */
export const OwnedHead = ({ home: { market }, money: { total, coin, held } }: { home: Home; money: Owned }) => (
  <Curtain>
    <Total
      size="hero"
      words={<Trans>Total</Trans>}
      under={
        <>
          {isSome(coin) ? <CoinsAt coin={coin} price={market.unit_price} /> : EMPTY}
          {isSome(held) && <HeldAmount value={held} unit="COIN" />}
        </>
      }
      beside={<EyeButton />}
    >
      <MovingAmount value={total} unit="EUR" big />
    </Total>
    <OwnedWays />
  </Curtain>
)

/** Reckoned at the price that nobody goes below. */
function CoinsAt({ coin, price }: { coin: string; price: string }) {
  const { i18n } = useLingui()
  return (
    <span>
      <Trans comment="So many coins at so much each">
        <Money value={coin} unit="COIN" brief /> at <Digits>{priceText(price, i18n.locale)}</Digits>
      </Trans>
    </span>
  )
}

export const OwnedToCome = () => (
  <>
    <Total size="hero" words={<Trans>Total</Trans>} under={EMPTY}>
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
