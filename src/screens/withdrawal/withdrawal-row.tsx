import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { Withdrawal } from '#contract/withdrawal.ts'
import type { Built } from '#src/lib/places.ts'
import { Digits } from '#src/ui/amount.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Least, RowFigures, RowTo, RowWords } from '#src/ui/list-row.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Strong } from '#src/ui/text.tsx'
import { Dest } from './dest.tsx'
import { Status } from './status.tsx'
import { isReturned, Sum } from './sum.tsx'

export const WithdrawalRow = memo(function WithdrawalRow({ of: one, to }: { of: Withdrawal; to: Built }) {
  const { dest_name, dest, reject_reason, create_time, order_no } = one
  return (
    <RowTo to={to}>
      <RowWords>
        <Strong>
          <bdi>{dest_name}</bdi> <Dest>{dest}</Dest>
        </Strong>
        {reject_reason && (
          <Least>
            <bdi>{reject_reason}</bdi>
          </Least>
        )}
        <Least>
          <Moment at={create_time} /> · <Digits>{order_no}</Digits>
        </Least>
      </RowWords>
      <RowFigures>
        <Strong>
          <Sum of={one} brief />
        </Strong>
        {!isReturned(one) && isSome(one.fee) && (
          <Least>
            <Trans>
              Fee <Money value={one.fee} unit={one.currency} />
            </Trans>
          </Least>
        )}
        <Status of={one} />
      </RowFigures>
    </RowTo>
  )
})
