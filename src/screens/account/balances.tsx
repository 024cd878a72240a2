import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { MoneyInfo } from '#contract/account.ts'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'

const Eyebrow = chakra('p', { base: { textStyle: 'eyebrow', color: 'ink3', marginTop: '5' } })
const Figure = chakra('p', { base: { textStyle: 'figure', marginBottom: '3' } })

/** What the member has: the total, and the four accounts it is made of. */
export function Balances({ money }: { money: MoneyInfo }) {
  return (
    <section>
      <Eyebrow>
        <Trans>Everything, in euros</Trans>
      </Eyebrow>
      <Figure aria-live="polite">
        <MovingAmount value={money.total} unit="EUR" />
      </Figure>
      <Rows>
        <Row label={<Trans>Balance</Trans>} value={<MovingAmount value={money.balance} unit="EUR" />} />
        <Row label="USDT" value={<MovingAmount value={money.usdt} unit="USDT" />} />
        <Row label={<Trans>EUR account</Trans>} value={<MovingAmount value={money.eur} unit="EUR" />} />
        <Row label={<Trans>Profit</Trans>} value={<MovingAmount value={money.profit} unit="EUR" />} />
      </Rows>
    </section>
  )
}
