import { Trans } from '@lingui/react/macro'
import type { Home } from '#contract/home.ts'
import { Amount } from '#src/ui/amount.tsx'
import { Cell, Cells } from '#src/ui/cells.tsx'
import { Curtain } from '#src/ui/eye.tsx'
import { UnitMark } from '#src/ui/money.tsx'

type Owned = NonNullable<Home['money']>

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
