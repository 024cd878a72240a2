import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CURRENCY_OF } from '#contract/quote.ts'
import { required } from '#machines/lib/required.ts'
import { payoutFlow } from '#machines/service/payout.flow.ts'
import { LateOnward } from '#src/late-onward.tsx'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { ConvertForm } from '#src/parts/wallet/convert-form.tsx'
import { LookAgain, OnHold } from '#src/parts/withdrawal/hold.tsx'
import { Money } from '#src/ui/money.tsx'
import { Page } from '#src/ui/page.tsx'
import { Again, paymentViews, PaySheet, type AgainProps, type AskingLook } from '#src/ui/paying.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { QuoteCard, Gross } from '#src/ui/quote-card.tsx'
import { Success } from '#src/ui/success.tsx'
import { Lead } from '#src/ui/text.tsx'
import { NotCentre } from './centre-notes.tsx'

type PayoutViewProps = ViewProps<typeof payoutFlow>

const Frame = ({ children, foot }: { children: ReactNode; foot?: ReactNode }) => (
  <Page title={<Trans>Pay out earnings</Trans>} back foot={foot}>
    {children}
  </Page>
)

const Asking = ({ wrongAt, sheet, ...view }: PayoutViewProps & AskingLook) => (
  <Frame>
    <Lead paddingInline="1">
      <Trans>What your centre earned becomes balance. Or withdraw it to your bank account, like any other money.</Trans>
    </Lead>
    <ConvertForm view={view} wrongAt={wrongAt} />
    <LateOnward from="/pages/business_center/atm" />
    {sheet && (
      <PaySheet
        title={<Trans>Move this to your balance?</Trans>}
        act={
          <Trans>
            Move <Gross quote={required(view.context.quote)} />
          </Trans>
        }
        view={view}
      />
    )}
  </Frame>
)

const Another = ({ send }: AgainProps) => (
  <Again send={send}>
    <Trans>Move more</Trans>
  </Again>
)

const views = paymentViews<PayoutViewProps>({
  Frame,
  Asking,
  Again: Another,
  rows: 5,
  unknown: {
    title: <Trans>We do not know yet whether it was moved</Trans>,
    text: <Trans>No answer came. Please do not move it again; checking does not move anything.</Trans>,
  },
  undone: { title: <Trans>It was not moved</Trans> },
})

export const PayoutScreen = screen(payoutFlow, {
  ...views,
  deciding: views.opening,
  notCentre: () => (
    <Frame>
      <NotCentre />
    </Frame>
  ),
  held: ({ context, send }) => (
    <Frame foot={<LookAgain send={send} />}>
      <OnHold title={<Trans>Payouts are paused</Trans>} hold={required(required(context.counter).hold)} />
    </Frame>
  ),
  success: ({ context, send }) => {
    const quote = required(context.quote)
    return (
      <Frame
        foot={
          <>
            <PlaceButton wide to="/pages/money/atm">
              <Trans>Withdraw it</Trans>
            </PlaceButton>
            <Another send={send} />
          </>
        }
      >
        <Success
          word={<Trans>Moved to your balance</Trans>}
          sum={<Money value={quote.net} unit={CURRENCY_OF[quote.to]} signed big />}
          line={<Trans>You can use it now.</Trans>}
        />
        <QuoteCard quote={quote} />
      </Frame>
    )
  },
})
