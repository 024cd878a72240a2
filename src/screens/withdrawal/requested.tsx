import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { addressOf } from '#contract/addresses.ts'
import { known } from '#machines/lib/known.ts'
import { Onward } from '#src/onward.tsx'
import { Button } from '#src/ui/button.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Deal } from '#src/ui/deal.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Standing } from '#src/ui/standing.tsx'
import { Agreement } from './asking.tsx'
import { Frame, type WithdrawSight } from './frame.tsx'
import { LOG } from './names.ts'

export const Again = ({ send }: Pick<WithdrawSight, 'send'>) => (
  <Button wide kind="quiet" onClick={() => send({ type: 'again' })}>
    <Trans>Another withdrawal</Trans>
  </Button>
)

/** It is requested: what was set aside, where it goes, by when, and under which number. */
export function Requested({ context, send }: WithdrawSight) {
  const { t } = useLingui()
  const { quote, made, ways, only } = context
  return (
    <Frame
      sight={{ context }}
      foot={
        <>
          <PlaceButton wide to={made ? addressOf('withdrawal', made.order_no) : LOG}>
            <Trans>See the withdrawal</Trans>
          </PlaceButton>
          <Again send={send} />
        </>
      }
    >
      <Standing icon={CircleCheck} title={<Trans>Withdrawal requested</Trans>}>
        <Trans>The money is held for you until it is paid out.</Trans>
      </Standing>
      <Deal quote={known(quote)} />
      <Agreement quote={known(quote)} />
      {made && (
        <Rows>
          <Row label={<Trans>Number</Trans>} value={<Copyable text={made.order_no} label={t`Copy the number`} />} />
        </Rows>
      )}
      {only === 0 && <Onward from={ways.length > 1 ? '/pages/my/withdraw' : '/pages/money/atm_bank'} />}
    </Frame>
  )
}
