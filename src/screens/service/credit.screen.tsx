import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CURRENCY_OF } from '#contract/quote.ts'
import { required } from '#machines/lib/required.ts'
import { creditFlow } from '#machines/service/credit.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { QuoteCard, Gross } from '#src/ui/quote-card.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Page } from '#src/ui/page.tsx'
import { Again, paymentViews, PaySheet, type AgainProps, type AskingLook } from '#src/ui/paying.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Success } from '#src/ui/success.tsx'
import { Lead } from '#src/ui/text.tsx'
import { CreditForm } from './credit-form.tsx'
import { CENTRE } from './names.ts'
import { NotCentre, Pending, Stopped } from './centre-notes.tsx'

type CreditViewProps = ViewProps<typeof creditFlow>

const Frame = ({ children, foot }: { children: ReactNode; foot?: ReactNode }) => (
  <Page title={<Trans>Send credit</Trans>} back foot={foot}>
    {children}
  </Page>
)

const Asking = ({ wrongAt, sheet, ...view }: CreditViewProps & AskingLook) => (
  <Frame>
    <Lead paddingInline="1">
      <Trans>Credit only pays for opening accounts. Nobody can turn it into money.</Trans>
    </Lead>
    <CreditForm view={view} wrongAt={wrongAt} />
    {sheet && (
      <PaySheet
        title={<Trans>Send this credit?</Trans>}
        act={
          <Trans>
            Send <Gross quote={required(view.context.quote)} />
          </Trans>
        }
        view={view}
      />
    )}
  </Frame>
)

const ToCentre = () => (
  <PlaceButton wide to={CENTRE}>
    <Trans>To the service centre</Trans>
  </PlaceButton>
)

const Another = ({ send }: AgainProps) => (
  <Again send={send}>
    <Trans>Send more credit</Trans>
  </Again>
)

const { termsChanged: _, ...views } = paymentViews<CreditViewProps>({
  Frame,
  Asking,
  Again: Another,
  rows: 3,
  unknown: {
    title: <Trans>We do not know yet whether it was sent</Trans>,
    text: <Trans>No answer came. Please do not send it again; checking does not send anything.</Trans>,
  },
  undone: { title: <Trans>It was not sent</Trans> },
})

export const CreditScreen = screen(creditFlow, {
  ...views,
  deciding: views.opening,
  notCentre: ({ context }) => {
    const standing = required(context.standing)
    return (
      <Frame>
        {standing.status === 'stopped' ? (
          <Stopped standing={standing} />
        ) : standing.status === 'pending' ? (
          <Pending standing={standing} />
        ) : (
          <NotCentre />
        )}
      </Frame>
    )
  },
  checking: Asking,
  receiverUnknown: withProps(Asking, { wrongAt: 'receiver' }),
  self: withProps(Asking, { wrongAt: 'receiver' }),
  success: ({ context: { quote, sent }, send }) => {
    const { gross, from } = required(quote)
    return (
      <Frame
        foot={
          <>
            <ToCentre />
            <Another send={send} />
          </>
        }
      >
        <Success
          tone="ink"
          word={<Trans>Credit sent</Trans>}
          sum={<Money value={gross} unit={CURRENCY_OF[from]} big />}
        />
        <QuoteCard quote={required(quote)} />
        {sent && (
          <Facts>
            <Fact name={<Trans>Credit left</Trans>}>
              <Money value={sent.credit_after} unit="EUR" />
            </Fact>
            {sent.create_time !== undefined && (
              <Fact name={<Trans>When</Trans>}>
                <Moment at={sent.create_time} />
              </Fact>
            )}
          </Facts>
        )}
      </Frame>
    )
  },
})
