import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { addressOf } from '#contract/addresses.ts'
import { required } from '#machines/lib/required.ts'
import { LateOnward } from '#src/late-onward.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Again, type AgainProps } from '#src/ui/paying.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Confirmed } from './asking.tsx'
import { Frame, type WithdrawViewProps } from './frame.tsx'
import { LOG } from './names.ts'

export const Another = ({ send }: AgainProps) => (
  <Again send={send}>
    <Trans>Another withdrawal</Trans>
  </Again>
)

export function Requested({ context, send }: WithdrawViewProps) {
  const { t } = useLingui()
  const { quote, made, ways, only } = context
  return (
    <Frame
      view={{ context }}
      foot={
        <>
          <PlaceButton wide to={made ? addressOf('withdrawal', made.order_no) : LOG}>
            <Trans>See the withdrawal</Trans>
          </PlaceButton>
          <Another send={send} />
        </>
      }
    >
      <FullPageNote icon={CircleCheck} title={<Trans>Withdrawal requested</Trans>}>
        <Trans>The money is held for you until it is paid out.</Trans>
      </FullPageNote>
      <Confirmed quote={required(quote)} />
      {made && (
        <Rows>
          <Row label={<Trans>Number</Trans>} value={<Copyable text={made.order_no} label={t`Copy the number`} />} />
        </Rows>
      )}
      {only === 0 && <LateOnward from={ways.length > 1 ? '/pages/my/withdraw' : '/pages/money/atm_bank'} />}
    </Frame>
  )
}
