import { Trans, useLingui } from '@lingui/react/macro'
import { addressOf } from '#contract/addresses.ts'
import { CURRENCY_OF } from '#contract/quote.ts'
import { required } from '#machines/lib/required.ts'
import { LateOnward } from '#src/late-onward.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Success } from '#src/ui/success.tsx'
import { Confirmed } from './asking.tsx'
import { Another, Frame, type WithdrawViewProps } from './frame.tsx'
import { LOG } from './names.ts'

export function Requested({ context, send }: WithdrawViewProps) {
  const { t } = useLingui()
  const { made, ways, only } = context
  const quote = required(context.quote)
  const { gross, from } = quote
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
      <Success
        word={<Trans>Withdrawal requested</Trans>}
        sum={<Money value={gross} unit={CURRENCY_OF[from]} big />}
        tone="ink"
        line={<Trans>The money is held for you until it is paid out.</Trans>}
      />
      <Confirmed quote={quote} />
      {made && (
        <Facts>
          <Fact name={<Trans>Number</Trans>}>
            <Copyable text={made.order_no} label={t`Copy the number`} />
          </Fact>
        </Facts>
      )}
      {only === 0 && <LateOnward from={ways.length > 1 ? '/pages/my/withdraw' : '/pages/money/atm_bank'} />}
    </Frame>
  )
}
