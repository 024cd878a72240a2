import { Trans } from '@lingui/react/macro'
import { CURRENCY_OF, type Quote } from '#contract/quote.ts'
import { required } from '#machines/lib/required.ts'
import { transferFlow } from '#machines/transfer/transfer.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Money } from '#src/ui/money.tsx'
import { Gross } from '#src/ui/quote-card.tsx'
import { Page } from '#src/ui/page.tsx'
import { Again, paymentViews, PaySheet, type AgainProps, type AskingLook } from '#src/ui/paying.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Success } from '#src/ui/success.tsx'
import { Receipt } from './receipt.tsx'
import { TransferForm } from './transfer-form.tsx'

type TransferViewProps = ViewProps<typeof transferFlow>

const Frame = ({ children, foot }: { children: React.ReactNode; foot?: React.ReactNode }) => (
  <Page title={<Trans>Transfer</Trans>} back foot={foot}>
    {children}
  </Page>
)

const Asking = ({ wrongAt, sheet, ...view }: TransferViewProps & AskingLook) => (
  <Frame>
    <TransferForm view={view} wrongAt={wrongAt} money={required(view.context.money)} />
    {sheet && (
      <PaySheet
        title={<Trans>Send this?</Trans>}
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

const Sent = ({ quote: { gross, from } }: { quote: Quote }) => <Money value={gross} unit={CURRENCY_OF[from]} big />

const Another = ({ send }: AgainProps) => (
  <Again send={send}>
    <Trans>Another transfer</Trans>
  </Again>
)

export const TransferScreen = screen(transferFlow, {
  ...paymentViews<TransferViewProps>({
    Frame,
    Asking,
    Again: Another,
    rows: 4,
    unknown: {
      title: <Trans>We do not know yet whether it was sent</Trans>,
      text: <Trans>No answer came. Please do not send it again; checking does not send anything.</Trans>,
    },
    undone: { title: <Trans>It was not sent</Trans> },
  }),
  checking: Asking,
  receiverUnknown: withProps(Asking, { wrongAt: 'receiver' }),
  self: withProps(Asking, { wrongAt: 'receiver' }),
  success: ({ context, send }) => (
    <Frame
      foot={
        <>
          <PlaceButton wide to="/pages/money/money_mx">
            <Trans>See it in the log</Trans>
          </PlaceButton>
          <Another send={send} />
        </>
      }
    >
      <Success
        tone="ink"
        word={<Trans>Sent</Trans>}
        sum={<Sent quote={required(context.quote)} />}
        line={<Trans>Delivered.</Trans>}
      />
      <Receipt quote={required(context.quote)} sentAt={context.sentAt} />
    </Frame>
  ),
})
