import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WithdrawalInfo } from '#contract/withdrawal.ts'
import { Copyable } from '#src/ui/copyable.tsx'
import { SaidMoment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Figure, Note } from '#src/ui/text.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { Cooling } from './cooling.tsx'
import { Course, isOver } from './course.tsx'
import { Dest } from './dest.tsx'
import { Promised } from './promised.tsx'
import { Status } from './status.tsx'
import { Trail } from './trail.tsx'

const Says = chakra('div', { base: { display: 'grid', gap: '3', paddingTop: '3', '&:empty': { display: 'none' } } })

function First({ of: { status, late, due_time, cool_until, reject_reason, method } }: { of: WithdrawalInfo }) {
  return (
    <Says>
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
    </Says>
  )
}

export function WithdrawalView({ of: one }: { of: WithdrawalInfo }) {
  const { t } = useLingui()
  const { amount, fee, actual_amount, currency, dest_name, dest, tx_hash, order_no, method } = one
  return (
    <>
      <Note>
        <Trans>
          To <bdi>{dest_name}</bdi> <Dest>{dest}</Dest>
        </Trans>
      </Note>
      <Figure>
        <Money value={actual_amount} unit={currency} />
      </Figure>
      <Status of={one} />
      <Promised of={one} />
      <First of={one} />
      <Rows marginTop="2">
        <Row label={<Trans>You withdraw</Trans>} value={<Money value={amount} unit={currency} />} />
        <Row label={<Trans>Fee</Trans>} value={<Money value={fee} unit={currency} />} />
        <Row label={<Trans>You receive</Trans>} value={<Money value={actual_amount} unit={currency} />} />
      </Rows>
      <Course of={one} />
      <Trail of={one} />
      <Rows marginTop="4">
        {tx_hash !== '' && (
          <Row
            label={method === 'bank' ? <Trans>Reference of the bank</Trans> : <Trans>Reference on the chain</Trans>}
            value={<Copyable text={tx_hash} label={t`Copy the reference`} />}
          />
        )}
        <Row label={<Trans>Number</Trans>} value={<Copyable text={order_no} label={t`Copy the number`} />} />
      </Rows>
    </>
  )
}
