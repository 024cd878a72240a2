import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { Quote } from '#contract/quote.ts'
import { required } from '#machines/lib/required.ts'
import { isOpen, whereOf } from '#machines/withdrawal/withdraw.rules.ts'
import { SubmitButton } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { QuoteCard, Gross } from '#src/ui/quote-card.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { PaySheet, type AskingLook } from '#src/ui/paying.tsx'
import { Note } from '#src/ui/text.tsx'
import { Cooling } from './cooling.tsx'
import { Dest } from './dest.tsx'
import { Frame, Ways, type WithdrawViewProps } from './frame.tsx'
import { Watchword } from './watchword.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

const FORM = 'withdraw'
const InSheet = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })

function Foot({ context, busy }: WithdrawViewProps) {
  const open = isOpen(required(context.counter), context.form.method)
  return (
    <>
      <SubmitButton form={FORM} busy={busy} disabled={!open}>
        <Trans>Continue</Trans>
      </SubmitButton>
      <Note align="center" role={open ? undefined : 'status'}>
        {open ? (
          <Trans>Next: your payment PIN.</Trans>
        ) : (
          <Trans>We are checking the books. Nothing is paid out now.</Trans>
        )}
      </Note>
    </>
  )
}

function Agreement({ quote }: { quote: Quote }) {
  const { dest, cool_time } = whereOf(quote)
  return (
    <>
      <Facts>
        <Fact name={<Trans>To</Trans>}>
          <Dest>{dest}</Dest>
        </Fact>
        <Fact name={<Trans>Arrives by</Trans>}>
          <Moment at={quote.arrival_time} />
        </Fact>
      </Facts>
      {cool_time !== null && <Cooling until={cool_time} />}
    </>
  )
}

export const Confirmed = ({ quote }: { quote: Quote }) => (
  <>
    <QuoteCard quote={quote} />
    <Agreement quote={quote} />
  </>
)

export const Asking = ({ wrongAt, sheet, ...view }: WithdrawViewProps & AskingLook) => (
  <Frame view={view} foot={<Foot {...view} />}>
    <Ways view={view} />
    <WithdrawForm id={FORM} key={view.context.form.method} view={view} wrongAt={wrongAt} />
    {sheet && (
      <PaySheet
        title={
          <Trans comment="Title of the sheet that asks for the PIN">
            Withdraw <Gross quote={required(view.context.quote)} />?
          </Trans>
        }
        act={
          <Trans>
            Withdraw <Gross quote={required(view.context.quote)} />
          </Trans>
        }
        view={view}
      >
        <InSheet>
          <Agreement quote={required(view.context.quote)} />
          <Watchword of={required(view.context.counter).watchword} />
        </InSheet>
      </PaySheet>
    )}
  </Frame>
)
