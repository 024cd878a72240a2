import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleHelp, Undo2 } from 'lucide-react'
import { known } from '#machines/lib/known.ts'
import { transferFlow } from '#machines/transfer/transfer.flow.ts'
import { looks, screen, type Sight } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Deal, Gross } from '#src/ui/deal.tsx'
import { Page } from '#src/ui/page.tsx'
import { AskAgain, askingViews, AskingOutcome, PaySheet, type AskingLook } from '#src/ui/paying.tsx'
import { NoPin, SetPin } from '#src/ui/set-pin.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Standing, Unreachable } from '#src/ui/standing.tsx'
import { TroubleText } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Receipt } from './receipt.tsx'
import { TransferForm } from './transfer-form.tsx'

type TransferSight = Sight<typeof transferFlow>

const Frame = ({ children, foot }: { children: React.ReactNode; foot?: React.ReactNode }) => (
  <Page title={<Trans>Transfer</Trans>} back foot={foot}>
    {children}
  </Page>
)

const Coming = () => (
  <Frame>
    <Waiting figure rows={4} />
  </Frame>
)

const Asking = ({ wrongAt, sheet, ...sight }: TransferSight & AskingLook) => (
  <Frame>
    <TransferForm sight={sight} wrongAt={wrongAt} money={known(sight.context.money)} />
    {sheet && (
      <PaySheet
        title={<Trans>Send this?</Trans>}
        act={
          <Trans>
            Send <Gross quote={known(sight.context.quote)} />
          </Trans>
        }
        sight={sight}
      />
    )}
  </Frame>
)

const Again = ({ send }: Pick<TransferSight, 'send'>) => (
  <Button wide kind="quiet" onClick={() => send({ type: 'again' })}>
    <Trans>Another transfer</Trans>
  </Button>
)

export const TransferScreen = screen(transferFlow, {
  arriving: Coming,
  asking: ({ context }) => (
    <Frame>
      <AskingOutcome quote={known(context.quote)} />
    </Frame>
  ),
  unknown: ({ context, send }) => (
    <Frame foot={<AskAgain send={send} />}>
      <Standing icon={CircleHelp} title={<Trans>We do not know yet whether it was sent</Trans>}>
        <p>
          <Trans>No answer came. Please do not send it again; checking does not send anything.</Trans>
        </p>
        <TroubleText of={context.trouble} />
      </Standing>
    </Frame>
  ),
  undone: ({ context, send }) => (
    <Frame foot={<Again send={send} />}>
      <Standing icon={Undo2} title={<Trans>It was not sent</Trans>}>
        <Trans>Nothing was taken from you. You can try again.</Trans>
      </Standing>
      <Deal quote={known(context.quote)} />
    </Frame>
  ),
  opening: Coming,
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  needsPin: () => (
    <Frame foot={<SetPin />}>
      <NoPin />
    </Frame>
  ),
  ...askingViews(Asking),
  checking: Asking,
  receiverUnknown: looks(Asking, { wrongAt: 'receiver' }),
  self: looks(Asking, { wrongAt: 'receiver' }),
  success: ({ context, send }) => (
    <Frame
      foot={
        <>
          <PlaceButton wide to="/pages/money/money_mx">
            <Trans>See it in the log</Trans>
          </PlaceButton>
          <Again send={send} />
        </>
      }
    >
      <Standing icon={CircleCheck} title={<Trans>Sent</Trans>}>
        <Trans>Delivered.</Trans>
      </Standing>
      <Receipt quote={known(context.quote)} sentAt={context.sentAt} />
    </Frame>
  ),
})
