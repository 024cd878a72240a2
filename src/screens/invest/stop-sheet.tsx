import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { InvestOrderInfo } from '#contract/invest.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { backNow } from '#machines/invest/order.rules.ts'
import { isSome } from '#src/ui/held.tsx'
import { LatePinSheet } from '#src/ui/late-pin-sheet.tsx'
import { SaidMoment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Strong } from '#src/ui/text.tsx'

const Note = chakra('div', {
  base: { display: 'grid', gap: '1', paddingTop: '3', textStyle: 'note', color: 'ink2' },
})

interface StopSheetProps {
  of: InvestOrderInfo
  busy: boolean
  trouble?: Trouble | undefined
  onPin: (pin: string) => void
  onCancel: () => void
}

export function StopSheet({ of: order, trouble, ...asking }: StopSheetProps) {
  const { amount, stop_fee, currency, cool_until, status } = order
  const back = backNow(order)
  return (
    <LatePinSheet
      title={<Trans>End this early?</Trans>}
      act={
        <Trans>
          End it, get <Money value={back} unit={currency} /> back
        </Trans>
      }
      {...asking}
      {...(trouble && { trouble })}
    >
      <Rows>
        <Row
          label={<Trans>You put in</Trans>}
          value={
            <Strong>
              <Money value={amount} unit={currency} />
            </Strong>
          }
        />
        <Row
          label={<Trans>Fee for ending early</Trans>}
          value={
            <Strong>
              <Money value={stop_fee} unit={currency} />
            </Strong>
          }
        />
        <Row
          label={<Trans>You get back</Trans>}
          value={
            <Strong>
              <Money value={back} unit={currency} />
            </Strong>
          }
        />
      </Rows>
      <Note>
        {status === 'cooling' && cool_until !== null && (
          <p>
            <Trans>
              Until <SaidMoment at={cool_until} /> everything comes back.
            </Trans>
          </p>
        )}
        {status === 'suspended' && !isSome(stop_fee) && (
          <p>
            <Trans>There is no fee while it is suspended.</Trans>
          </p>
        )}
        <p>
          <Trans>The dates to come lapse. What was paid stays yours.</Trans>
        </p>
      </Note>
    </LatePinSheet>
  )
}
