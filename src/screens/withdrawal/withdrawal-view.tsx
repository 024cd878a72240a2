import { Trans, useLingui } from '@lingui/react/macro'
import type { WithdrawalInfo } from '#contract/withdrawal.ts'
import { Copyable } from '#src/ui/copyable.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Figure, Note } from '#src/ui/text.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { Cooling } from './cooling.tsx'
import { Course } from './course.tsx'
import { Dest } from './dest.tsx'
import { Promised } from './promised.tsx'
import { Status } from './status.tsx'
import { isOver, isReturned, Sum } from './sum.tsx'
import { Trail } from './trail.tsx'

function First({ of: { status, late, due_time, cool_until, reject_reason, method } }: { of: WithdrawalInfo }) {
  return (
    <>
      {status === 'cooling' && cool_until !== null && <Cooling until={cool_until} />}
      {late === 1 && !isOver({ status }) && (
        <Caution>
          <Trans>
            Late since <SaidMoment at={due_time} />. The money is still held for you. If it cannot be paid, you can use
            it again, with the fee.
          </Trans>
        </Caution>
      )}
      {reject_reason !== '' && (
        <Refusal>
          <bdi>{reject_reason}</bdi>
        </Refusal>
      )}
      {status === 'returned' && method === 'bank' && (
        <Caution>
          <Trans>Please compare your bank account with your bank before you withdraw again.</Trans>
        </Caution>
      )}
    </>
  )
}

const Reckoned = ({ of: { amount, fee, actual_amount, currency } }: { of: WithdrawalInfo }) => (
  <Facts>
    <Fact name={<Trans>You withdraw</Trans>}>
      <Money value={amount} unit={currency} />
    </Fact>
    <Fact name={<Trans>Fee</Trans>}>
      <Money value={fee} unit={currency} />
    </Fact>
    <Fact name={<Trans>You receive</Trans>}>
      <Money value={actual_amount} unit={currency} />
    </Fact>
  </Facts>
)

export function WithdrawalView({ of: one }: { of: WithdrawalInfo }) {
  const { t } = useLingui()
  const { dest_name, dest, tx_hash, order_no, method, status } = one
  return (
    <>
      <Card holds="prose" tone={status === 'completed' ? 'good' : 'plain'} gap="2">
        <Line at="start">
          <Status of={one} />
        </Line>
        <Figure tone={status === 'completed' ? 'good' : 'ink'}>
          <Sum of={one} big />
        </Figure>
        <Note>
          <Trans>
            To <bdi>{dest_name}</bdi> <Dest>{dest}</Dest>
          </Trans>
        </Note>
        <Promised of={one} />
      </Card>
      <First of={one} />
      {!isReturned(one) && <Reckoned of={one} />}
      <Course of={one} />
      <Trail of={one} />
      <Facts>
        {tx_hash !== '' && (
          <Fact name={method === 'bank' ? <Trans>Reference of the bank</Trans> : <Trans>Reference on the chain</Trans>}>
            <Copyable text={tx_hash} label={t`Copy the reference`} />
          </Fact>
        )}
        <Fact name={<Trans>Number</Trans>}>
          <Copyable text={order_no} label={t`Copy the number`} />
        </Fact>
      </Facts>
    </>
  )
}
