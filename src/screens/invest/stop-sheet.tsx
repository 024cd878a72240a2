import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { InvestOrderInfo } from '#contract/invest.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { backNow } from '#machines/invest/order.rules.ts'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { isSome } from '#src/ui/held.tsx'
import { LatePinSheet } from '#src/ui/late-pin-sheet.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Note } from '#src/ui/text.tsx'

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })

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
      <Parts>
        <Facts>
          <Fact name={<Trans>You put in</Trans>}>
            <Money value={amount} unit={currency} />
          </Fact>
          <Fact name={<Trans>Fee for ending early</Trans>}>
            <Money value={stop_fee} unit={currency} />
          </Fact>
          <Fact name={<Trans>You get back</Trans>}>
            <Money value={back} unit={currency} />
          </Fact>
        </Facts>
        {status === 'cooling' && cool_until !== null && (
          <Note>
            <Trans>
              Until <SaidMoment at={cool_until} /> everything comes back.
            </Trans>
          </Note>
        )}
        {status === 'suspended' && !isSome(stop_fee) && (
          <Note>
            <Trans>There is no fee while it is suspended.</Trans>
          </Note>
        )}
        <Note>
          <Trans>The dates to come lapse. What was paid stays yours.</Trans>
        </Note>
      </Parts>
    </LatePinSheet>
  )
}
