import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { MoneyInfo } from '#contract/account.ts'
import type { Unit } from '#src/lib/format.ts'
import { HeldAmount, isSome } from '#src/ui/held.tsx'
import { UnitMark } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Figure, Note } from '#src/ui/text.tsx'

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    marginBottom: '3',
  },
})

const Marked = (amount: { value: string; unit: Unit }) => (
  <>
    <MovingAmount {...amount} /> <UnitMark {...amount} />
  </>
)

export function Balances({ money }: { money: MoneyInfo }) {
  return (
    <section>
      <Note marginTop="5">
        <Trans>Total in EUR</Trans>
      </Note>
      <Head>
        <Figure aria-live="polite">
          <MovingAmount value={money.total} unit="EUR" />
        </Figure>
        <TextPlace to="/pages/wallets/wallets">
          <Trans>Wallets</Trans>
        </TextPlace>
      </Head>
      <Rows>
        <PlaceRow
          to="/pages/wallets/k_wallet"
          label={<Trans>Coins</Trans>}
          note={isSome(money.frozen.coin) && <HeldAmount value={money.frozen.coin} unit="COIN" />}
          value={<Marked value={money.coin} unit="COIN" />}
        />
        <Row label={<Trans>Balance</Trans>} value={<MovingAmount value={money.balance} unit="EUR" />} />
        <Row label={<Trans>USDT account</Trans>} value={<Marked value={money.usdt} unit="USDT" />} />
        <Row label={<Trans>EUR account</Trans>} value={<MovingAmount value={money.eur} unit="EUR" />} />
        <Row label={<Trans>Profit</Trans>} value={<MovingAmount value={money.profit} unit="EUR" />} />
      </Rows>
    </section>
  )
}
