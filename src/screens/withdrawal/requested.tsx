import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { addressOf } from '#contract/addresses.ts'
import { CURRENCY_OF } from '#contract/quote.ts'
import { required } from '#machines/lib/required.ts'
import { LateOnward } from '#src/late-onward.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Money } from '#src/ui/money.tsx'
import { Again, type AgainProps } from '#src/ui/paying.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Tile } from '#src/ui/tile.tsx'
import { Figure, Heading, Lead } from '#src/ui/text.tsx'
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
      <Card holds="prose" gap="2">
        <Tile icon={Clock} group="money" />
        <Heading look="title">
          <Trans>Withdrawal requested</Trans>
        </Heading>
        <Figure size="hero">
          <Money value={gross} unit={CURRENCY_OF[from]} big />
        </Figure>
        <Lead>
          <Trans>The money is held for you until it is paid out.</Trans>
        </Lead>
      </Card>
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
