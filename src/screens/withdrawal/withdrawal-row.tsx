import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { Withdrawal } from '#contract/withdrawal.ts'
import type { Built } from '#src/lib/places.ts'
import { Digits } from '#src/ui/amount.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Least, RowFigures, RowTo, RowWords } from '#src/ui/list-row.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Dest } from './dest.tsx'
import { Status } from './status.tsx'

export const WithdrawalRow = memo(function WithdrawalRow({ of: one, to }: { of: Withdrawal; to: Built }) {
  const { dest_name, dest, actual_amount, fee, currency, reject_reason, create_time, order_no } = one
  return (
    <RowTo to={to}>
      <RowWords>
        <chakra.span textStyle="strong">
          <bdi>{dest_name}</bdi> <Dest>{dest}</Dest>
        </chakra.span>
        <Status of={one} />
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
        <chakra.span textStyle="strong">
          <Money value={actual_amount} unit={currency} />
        </chakra.span>
        {isSome(fee) && (
          <Least>
            <Trans>
              Fee <Money value={fee} unit={currency} />
            </Trans>
          </Least>
        )}
      </RowFigures>
    </RowTo>
  )
})
